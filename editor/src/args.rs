//! The arguments of `provost-editor`.

use crate::model::settings::{Language, ThemeChoice};
use clap::{Parser, ValueEnum};
use std::path::PathBuf;

/// Write, see, test, play and measure game content in one window.
///
/// Opens the packs in the given folders for editing. Without a PATH, the packs that ship with Provost are shown as
/// they are; copy one to a folder to change it, or start a pack of your own on top of it.
#[derive(Debug, Default, Parser)]
#[command(name = "provost-editor", version)]
pub struct Args {
    /// Pack folders, or folders of packs.
    pub paths: Vec<PathBuf>,
    /// Language of the interface; remembered.
    #[arg(long, value_enum)]
    pub lang: Option<LanguageArg>,
    /// Light or dark; remembered.
    #[arg(long, value_enum)]
    pub theme: Option<ThemeArg>,
    /// How large everything is drawn, in per cent; remembered.
    #[arg(long, value_parser = clap::value_parser!(u16).range(50..=300))]
    pub zoom: Option<u16>,
}

/// Languages of the interface.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum LanguageArg {
    /// English.
    En,
    /// German.
    De,
}

impl From<LanguageArg> for Language {
    fn from(arg: LanguageArg) -> Self {
        match arg {
            LanguageArg::En => Self::En,
            LanguageArg::De => Self::De,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ThemeArg {
    /// As the system says.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl From<ThemeArg> for ThemeChoice {
    fn from(arg: ThemeArg) -> Self {
        match arg {
            ThemeArg::System => Self::System,
            ThemeArg::Light => Self::Light,
            ThemeArg::Dark => Self::Dark,
        }
    }
}
