//! Opening the window on a desktop. Without a display, one line says so.

use crate::app::{App, Work, read_settings};
use crate::args::Args;
use crate::open::{self, Opened};
use crate::{APP_ID, platform};
use clap::Parser as _;
use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The libraries that the window needs, as named by Debian and Ubuntu.
const LIBRARIES: &str = "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libegl1 libgl1-mesa-dri";

/// Runs the program with these arguments (the first is its name).
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(error) => {
            error.print().ok();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    if !has_display() {
        return refuse(
            "there is no display; `provost check`, `provost text` and the other commands of `provost` work without one",
        );
    }
    let opened = match open::open(&args.paths) {
        Ok(opened) => opened,
        Err(refused) => return refuse(&refused.0),
    };
    match show(&args, opened) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => refuse(&format!(
            "the window cannot be opened: {why}; try `apt-get install {LIBRARIES}`, or use `provost check` and the other \
             commands of `provost`, which need no window"
        )),
    }
}

fn refuse(message: &str) -> ExitCode {
    writeln!(std::io::stderr(), "provost-editor: {message}").ok();
    ExitCode::from(2)
}

/// On systems where a display is a matter of the environment, looks for one.
fn has_display() -> bool {
    let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(all(unix, not(target_os = "macos")))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}

/// Opens the window and stays until it is closed.
fn show(args: &Args, opened: Opened) -> Result<(), String> {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Provost")
            .with_app_id(APP_ID)
            .with_inner_size([1280.0, 820.0])
            .with_min_inner_size([640.0, 400.0]),
        persistence_path: platform::data_folder().map(|folder| folder.join("window.ron")),
        ..Default::default()
    };
    let is_open = Arc::new(AtomicBool::new(false));
    hide_panics_until(&is_open);
    let opening = is_open.clone();
    let window = move || {
        eframe::run_native(
            APP_ID,
            options,
            Box::new(move |creation| {
                opening.store(true, Ordering::Relaxed);
                Ok(Box::new(app(creation, args, opened)))
            }),
        )
    };
    // Missing libraries make the window library panic while it opens; that is a refusal, not a bug of ours.
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(window)) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(one_line(&error.to_string())),
        Err(panic) if is_open.load(Ordering::Relaxed) => std::panic::resume_unwind(panic),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            Err(one_line(text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("unknown reason")))
        }
    }
}

/// Returns the first line of a message of the window library, without the place in its sources.
fn one_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let why = line.split_once("os error at ").and_then(|(_, place)| place.split_once(": "));
    why.map_or(line, |(_, why)| why).trim_end_matches('.').to_owned()
}

/// Hides panic messages until the window is open.
fn hide_panics_until(is_open: &Arc<AtomicBool>) {
    let usual = std::panic::take_hook();
    let is_open = is_open.clone();
    std::panic::set_hook(Box::new(move |info| {
        if is_open.load(Ordering::Relaxed) {
            usual(info);
        }
    }));
}

fn app(creation: &eframe::CreationContext<'_>, args: &Args, opened: Opened) -> App {
    let mut settings = read_settings(creation.storage);
    if let Some(language) = args.lang {
        settings.language = language.into();
    }
    if let Some(theme) = args.theme {
        settings.theme = theme.into();
    }
    if let Some(zoom) = args.zoom {
        creation.egui_ctx.set_zoom_factor(f32::from(zoom) / 100.0);
    }
    App::new(&creation.egui_ctx, opened, settings, Work::Threads)
}
