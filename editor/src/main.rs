//! The `provost-editor` program: looks for a display, reads packs, opens the window.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    provost_editor::native::run(std::env::args_os())
}

/// In the browser the page starts the editor.
#[cfg(target_arch = "wasm32")]
fn main() {}
