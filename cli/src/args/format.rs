//! `--format FORM` and `--format FORM=FILE`: how a report is written, and where to.

use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error, ValueEnum};
use std::ffi::OsStr;
use std::path::PathBuf;

/// A form of a report, and the file it goes to; none for standard output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target<F> {
    pub(crate) form: F,
    pub(crate) file: Option<PathBuf>,
}

/// How findings are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Each finding with its lines, for people.
    Text,
    /// One line a finding.
    Short,
    /// One JSON object.
    Json,
    /// One JSON object a line.
    Jsonl,
    /// Annotations of GitHub Actions.
    Github,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// JUnit XML, for test reports of CI systems.
    Junit,
}

/// How the results of tests are reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TestFormat {
    /// A report for people.
    Text,
    /// One JSON object.
    Json,
    /// Annotations of GitHub Actions.
    Github,
    /// JUnit XML, for test reports of CI systems.
    Junit,
}

/// Reads `FORM` or `FORM=FILE`.
#[derive(Clone, Debug)]
pub(crate) struct TargetParser<F>(std::marker::PhantomData<F>);

impl<F> TargetParser<F> {
    pub(crate) const fn new() -> Self {
        Self(std::marker::PhantomData)
    }
}

impl<F: ValueEnum + Clone + Send + Sync + 'static> TypedValueParser for TargetParser<F> {
    type Value = Target<F>;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Self::Value, Error> {
        let text = value.to_string_lossy();
        let (form, file) = match text.split_once('=') {
            Some((form, file)) if !file.is_empty() => (form.to_owned(), Some(PathBuf::from(file))),
            Some((form, _)) => (format!("{form}="), None),
            None => (text.into_owned(), None),
        };
        let form = EnumValueParser::<F>::new().parse_ref(command, arg, OsStr::new(&form))?;
        Ok(Target { form, file })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(F::value_variants().iter().filter_map(ValueEnum::to_possible_value)))
    }
}
