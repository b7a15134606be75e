//! Fuzzes what `provost_tests::fuzz::save` says.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| provost_tests::fuzz::save(data));
