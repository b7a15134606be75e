//! A window without a display: the editor on a small pack in a folder of its own, driven by accessible labels.

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use provost_editor::app::{App, Command, Work};
use provost_editor::model::file::FileKey;
use provost_editor::model::navigation::FilePosition;
use provost_editor::model::settings::Settings;
use provost_editor::open::{Opened, RecoveryPlace};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) const CARD: &str = "# The first card.\nid = \"brynja\"\nkind = \"mercenary\"\nname = { en = \"Brynja\", de = \"Brynja\" } # a shield-maiden\n\
    affinity = \"water\"\nrole = \"hired\"\ncost = 5\nreputation = 2\ndice = { strength = 1 }\nestimated = [\"cost\"]\neffect = '''\n\
    on reroll: may reroll 1 strength die.\n'''\n";

/// A folder with a pack `own`, and a place for what the editor keeps.
pub(crate) struct Desk {
    pub(crate) folder: PathBuf,
}

impl Desk {
    pub(crate) fn new(name: &str) -> Self {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("editor-{name}-{}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        let desk = Self { folder };
        desk.write(
            "pack.toml",
            "id = \"own\"\nversion = \"1.0.0\"\ngame = \"monster-lands\"\nname = { en = \"Own\" }\n\
            languages = [\"en\"]\nsets = []\ndepends = [\"monster-lands\"]\n",
        );
        desk.write("mercenaries/brynja.toml", CARD);
        desk.write("mercenaries/sigrun.toml", &CARD.replace("brynja", "sigrun").replace("Brynja", "Sigrun"));
        desk
    }

    pub(crate) fn root(&self) -> String {
        self.folder.join("own").to_string_lossy().into_owned()
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.folder.join("own").join(path)
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    pub(crate) fn key(&self, path: &str) -> FileKey {
        FileKey::new(self.root(), path)
    }

    pub(crate) fn opened(&self) -> Opened {
        let packs = provost_packs::read(&[self.folder.join("own")]).unwrap();
        let folders = BTreeSet::from([self.root()]);
        let recovery = RecoveryPlace::find(Some(&self.folder.join("data")), &folders);
        Opened { packs: packs.sources, folders, recovery }
    }

    /// Opens the window, with the first card open.
    pub(crate) fn window(&self) -> Window {
        self.window_with(Settings { welcome: false, ..Settings::default() })
    }

    pub(crate) fn window_with(&self, settings: Settings) -> Window {
        let opened = self.opened();
        let harness = Harness::builder()
            .with_size([1280.0, 820.0])
            .with_max_steps(64)
            .build_eframe(|creation| App::new(&creation.egui_ctx, opened, settings, Work::Inline));
        let mut window = Window { harness };
        window.steps(8);
        window
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).ok();
    }
}

pub(crate) struct Window {
    pub(crate) harness: Harness<'static, App>,
}

impl Window {
    /// Lets a few frames pass, so that background work is done and shown.
    pub(crate) fn steps(&mut self, count: usize) {
        self.harness.run_steps(count);
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state()
    }

    pub(crate) fn run(&mut self, command: Command) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().run(&ctx, command);
        self.steps(5);
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.steps(5);
    }

    /// Presses a control wherever it is, also one that must be scrolled to.
    pub(crate) fn press(&mut self, label: &str) {
        self.harness.get_by_label(label).click_accesskit();
        self.steps(5);
    }

    /// Puts the keyboard into a field.
    pub(crate) fn focus(&mut self, label: &str) {
        self.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, label).focus();
        self.steps(2);
    }

    /// Writes something else into a field, by its label, and leaves it.
    pub(crate) fn rewrite(&mut self, label: &str, text: &str) {
        self.rewrite_and_stay(label, text);
        let field = self.harness.ctx.memory(egui::Memory::focused);
        self.harness
            .ctx
            .memory_mut(|memory| field.into_iter().for_each(|field| memory.surrender_focus(field)));
        self.steps(6);
    }

    /// Writes something else into a field, by its label, and stays in it.
    pub(crate) fn rewrite_and_stay(&mut self, label: &str, text: &str) {
        let is_field = |role| {
            matches!(role, egui::accesskit::Role::TextInput | egui::accesskit::Role::MultilineTextInput)
        };
        let field =
            self.harness.query_all_by_label(label).find(|node| is_field(node.accesskit_node().role()));
        field.unwrap().focus();
        self.steps(2);
        self.key(egui::Modifiers::COMMAND, egui::Key::A);
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.steps(3);
    }

    pub(crate) fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    pub(crate) fn has_part(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        for char in text.chars() {
            self.harness.event(egui::Event::Text(char.to_string()));
            self.steps(3);
        }
    }

    pub(crate) fn key(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.steps(6);
    }

    pub(crate) fn text(&self, file: &FileKey) -> String {
        self.app().state().project.text(file).map(ToString::to_string).unwrap_or_default()
    }

    /// The first sentence on the card.
    pub(crate) fn sentence(&self) -> String {
        let card = self.app().state().card.as_ref().unwrap();
        card.text.en.first().map(|line| line.text.clone()).unwrap_or_default()
    }

    /// Selects a word of a file, as a jump from the list of findings does.
    pub(crate) fn select(&mut self, file: &FileKey, word: &str) {
        let at = self.text(file).find(word).unwrap();
        self.run(Command::Open(FilePosition { file: file.clone(), offset: at }, at + word.len()));
    }
}
