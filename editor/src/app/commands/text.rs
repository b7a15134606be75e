//! Changes of the open text.

use crate::app::App;
use crate::app::state::Jump;
use crate::model::file::FileKey;
use crate::model::history::StepName;
use crate::model::navigation::FilePosition;
use crate::model::project::Edit;
use provost_grammar::diagnostic::Fix;

/// The pause in typing, in seconds, after which the next word is a step of its own.
const PAUSE: f64 = 2.0;

impl App {
    /// Changes files as one step, and tells the checker.
    pub(super) fn change(&mut self, ctx: &egui::Context, name: StepName, edits: Vec<Edit>) -> bool {
        let touched = self.state.project.change(name, edits);
        self.tell(ctx, &touched);
        !touched.is_empty()
    }

    /// Tells the checker of files that differ now, and sees to it that they are kept in case of a crash.
    pub(crate) fn tell(&mut self, ctx: &egui::Context, files: &[FileKey]) {
        for file in files {
            let text = self.state.project.text(file).cloned();
            self.checker.send(crate::worker::Request::Edit { file: file.clone(), text });
        }
        if !files.is_empty() {
            let now = ctx.input(|input| input.time);
            self.unkept_since.get_or_insert(now);
        }
    }
}

/// Applies typed text.
pub(super) fn type_into(app: &mut App, ctx: &egui::Context, file: &FileKey, text: String, cursor: usize) {
    let now = ctx.input(|input| input.time);
    if now - app.last_typed > PAUSE {
        app.state.project.seal();
    }
    app.last_typed = now;
    let before = text.get(..cursor).and_then(|before| before.chars().next_back());
    let longer = app.state.project.text(file).is_some_and(|old| old.len() < text.len());
    if !app.state.project.type_into(file, text) {
        app.note(app.speech.say("log-read-only"));
        return;
    }
    app.state.navigation.moved(cursor);
    app.tell(ctx, std::slice::from_ref(file));
    // Words are offered while one is being written, and go on being offered while it is shortened.
    let open = app.state.author.completion.is_some();
    if before.is_some_and(|last| last.is_alphanumeric() || (open && last == '-')) && (longer || open) {
        super::assist::ask(app, crate::model::assist::Question::Complete);
    } else {
        app.state.author.completion = None;
    }
}

/// Repairs a place. The finding may be older than the text, so the place must still be there.
pub(super) fn apply_fix(app: &mut App, ctx: &egui::Context, file: &FileKey, fix: &Fix) {
    let Some(text) = app.state.project.text(file) else { return };
    let mut new = text.to_string();
    if new.get(fix.span.start..fix.span.end).is_none() {
        return;
    }
    new.replace_range(fix.span.start..fix.span.end, &fix.replacement);
    let end = fix.span.start + fix.replacement.len();
    let edits = vec![Edit::new(file.clone(), new)];
    if app.change(ctx, StepName::new("fix", fix.replacement.trim()), edits) && app.state.file() == Some(file)
    {
        app.state.author.jump = Some(Jump { start: end, end, focus: true });
    }
}

/// Applies the fix at the cursor, else the first in the file.
pub(super) fn quick_fix(app: &mut App, ctx: &egui::Context) {
    let Some(FilePosition { file, offset }) = app.state.navigation.here().cloned() else { return };
    let here = app.state.problems.at(&file, offset).and_then(|problem| problem.fix.clone());
    let any = || app.state.problems.of(&file).iter().find_map(|problem| problem.fix.clone());
    if let Some(fix) = here.or_else(any) {
        apply_fix(app, ctx, &file, &fix);
    }
}

/// Lays out the effects of the open file.
pub(super) fn format(app: &mut App, ctx: &egui::Context) {
    let (Some(file), Some(text)) = (app.state.file().cloned(), app.state.text()) else { return };
    match provost_interpreter::pack::format_file(text) {
        Ok(Some(new)) => {
            app.change(ctx, StepName::new("format", file.name()), vec![Edit::new(file, new)]);
        }
        Ok(None) => app.note(app.speech.say("log-format-same")),
        Err(_) => app.note(app.speech.say("log-format-refused")),
    }
}

/// Puts `# ` before the line of the cursor, or takes it away.
pub(super) fn toggle_comment(app: &mut App, ctx: &egui::Context) {
    let Some(FilePosition { file, offset }) = app.state.navigation.here().cloned() else { return };
    let Some(text) = app.state.project.text(&file) else { return };
    let start = text.get(..offset).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
    let line = text.get(start..).unwrap_or_default();
    let mut new = text.to_string();
    let (len, with) = match line.strip_prefix("# ").or_else(|| line.strip_prefix('#')) {
        Some(rest) => (line.len() - rest.len(), ""),
        None => (0, "# "),
    };
    new.replace_range(start..start + len, with);
    let at = (offset + with.len()).saturating_sub(len).max(start);
    app.change(ctx, StepName::new("comment", file.name()), vec![Edit::new(file, new)]);
    app.state.author.jump = Some(Jump { start: at, end: at, focus: true });
}

/// Takes the last step back, or does it again, and shows where.
pub(super) fn undo(app: &mut App, ctx: &egui::Context, back: bool) {
    let project = &mut app.state.project;
    let changes = if back { project.undo() } else { project.redo() };
    let files: Vec<FileKey> = changes.iter().map(|change| change.file.clone()).collect();
    app.tell(ctx, &files);
    let Some(change) = changes.first() else { return };
    if app.state.project.text(&change.file).is_some() {
        let at = change.at + change.inserted.len();
        if app.state.file() != Some(&change.file) {
            app.state.navigation.go(FilePosition { file: change.file.clone(), offset: at });
        }
        app.state.navigation.moved(at);
        app.state.author.jump = Some(Jump { start: at, end: at, focus: true });
    }
}
