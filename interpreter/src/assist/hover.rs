//! Hover: the manual's line for a word or a key, or the generated rules text of an entry.

use super::expected::Expected;
use super::site::{PathTarget, Script, Site};
use super::toml::{self, At, Segment};
use super::usage::{self, Subject};
use crate::check::{self, Meaning, ParamType};
use crate::describe::Describer;
use crate::pack::value::{Table, Value};
use crate::pack::{FileId, Loaded};
use crate::vocabulary::ENTRY_CLASS;
use crate::vocabulary::id::NounId;
use crate::vocabulary::readable::readable;
use crate::vocabulary::value_type::{NameType, ValueType};
use crate::vocabulary::word_id::WordId;
use provost_grammar::fixed;
use provost_grammar::span::Span;
use provost_grammar::tokens::{TokenKind, tokens};
use std::fmt::Write as _;

/// The hover text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The span it describes.
    pub span: Span,
    /// The text, as Markdown.
    pub text: String,
}

/// Describes the word or key at a byte of a file.
pub fn hover(loaded: &Loaded, file: FileId, offset: usize) -> Option<Hover> {
    let site = Site::new(loaded, file)?;
    let spot = toml::spot(site.text(), offset)?;
    match spot.at {
        At::Key(span) | At::Header(span) => key(&site, &spot.path, span).or_else(|| named(&site, offset)),
        At::Value(literal) => {
            let place = site.follow(&spot.path);
            match site.script(literal, &place.expected, place.owner) {
                Some(script) => word(&site, &script, offset),
                None => value(&site, &place, &spot.path, literal).or_else(|| named(&site, offset)),
            }
        }
    }
}

fn key(site: &Site<'_>, path: &[Segment], span: Span) -> Option<Hover> {
    let name = site.text().get(span.start..span.end)?.trim_matches(['"', '\'']);
    let place = site.follow(path);
    let known = place.expected.keys(site, place.table).into_iter().find(|known| known.key == name)?;
    if matches!(known.expected, Expected::Amount) {
        return None;
    }
    let needed = if known.required { " (must be there)" } else { "" };
    Some(Hover { span, text: format!("**{}**{needed}\n\n{}", known.key, known.doc) })
}

/// Describes a word of an effect.
fn word(site: &Site<'_>, script: &Script, offset: usize) -> Option<Hover> {
    let at = script.map.unmap(offset)?;
    let meant = site.with_context(script, |ctx| check::meanings(&script.text, script.form, ctx));
    // Of two adjacent meanings the one that begins here wins; of nested ones, the inner.
    let best = meant
        .iter()
        .filter(|meant| meant.span.touches(at))
        .min_by_key(|meant| (at == meant.span.end, meant.span.len()));
    let token = tokens(&script.text).into_iter().filter(|token| token.span.touches(at));
    let token = token.min_by_key(|token| at == token.span.end)?;
    if let Some(best) =
        best.filter(|best| best.span.start <= token.span.start && token.span.end <= best.span.end)
    {
        let text = manual(site, script, best.meaning)?;
        return Some(Hover { span: script.map.map(best.span), text });
    }
    let written = token.text(&script.text);
    let text = match token.kind {
        TokenKind::Comment | TokenKind::Unknown => return None,
        TokenKind::Number => "A number.".to_owned(),
        TokenKind::Param => format!("A parameter of this entry: `{written}`."),
        TokenKind::Keyword | TokenKind::Punctuation | TokenKind::Word => match fixed::find(written) {
            Some(fixed) => fixed_text(fixed),
            None => any_row(site, written)?,
        },
    };
    Some(Hover { span: script.map.map(token.span), text })
}

/// Returns the manual's line for a word that matched no phrase.
fn any_row(site: &Site<'_>, word: &str) -> Option<String> {
    let vocabulary = site.vocabulary();
    let patterns = vocabulary.patterns();
    let tables =
        [&patterns.verbs, &patterns.conditions, &patterns.selectors, &patterns.measures, &patterns.costs];
    let found = tables.into_iter().flatten().find(|pattern| pattern.words().any(|known| known == word));
    let role = || vocabulary.find_role(word).map(|role| vocabulary.role(role).doc.to_owned());
    found.map(|pattern| row_text(site, pattern.row)).or_else(role)
}

fn fixed_text(word: &fixed::FixedWord) -> String {
    format!("**{}**\n\n{}\n\n`{}`", word.text, word.doc, word.example)
}

fn row_text(site: &Site<'_>, row: WordId) -> String {
    let manual = site.vocabulary().manual(row);
    let pattern = readable(manual.pattern);
    format!("**{pattern}** ({})\n\n{}\n\n```\n{}\n```", manual.what, manual.doc, manual.example.text)
}

/// Returns what the manual says about a meaning, as Markdown.
pub(super) fn manual(site: &Site<'_>, script: &Script, meaning: Meaning) -> Option<String> {
    let vocabulary = site.vocabulary();
    Some(match meaning {
        Meaning::Word(row) => row_text(site, row),
        Meaning::Noun(noun) => noun_text(site, noun),
        Meaning::Unit(class) => {
            let class = vocabulary.class(class);
            format!("**{}** (any noun of its class)\n\n{}", class.name, class.doc)
        }
        Meaning::Class(entity) => {
            let entity = vocabulary.entity(entity);
            format!("**{}** (things of this type)\n\n{}", entity.name, entity.doc)
        }
        Meaning::Param(index) => {
            let param = script.params.get(usize::from(index))?;
            let ty = match param.ty {
                ParamType::Number => "number",
                ParamType::Noun(class) => vocabulary.class(class).name,
            };
            format!("**<{}>** ({ty})\n\nWhat those who use this entry fill in.", param.name)
        }
        Meaning::Role(role) => {
            let role = vocabulary.role(role);
            format!("**{}** ({})\n\n{}", role.name, role.entity, role.doc)
        }
        Meaning::Myself => fixed::find("self").map(fixed_text)?,
        Meaning::Qualifier(hook, index) => {
            let hook = vocabulary.hook(hook);
            let qualifier = hook.qualifiers.get(usize::from(index))?;
            format!("**{} {} ...** ({})\n\n{}", hook.phrase, qualifier.word, qualifier.class, qualifier.doc)
        }
        Meaning::Number => "A number.".to_owned(),
        Meaning::Fixed(word) => fixed::find(word).map(fixed_text)?,
    })
}

fn noun_text(site: &Site<'_>, noun: NounId) -> String {
    let vocabulary = site.vocabulary();
    let found = vocabulary.noun(noun);
    if usage::is_entry(site, noun) {
        return entry_text(site, &found.id).unwrap_or_else(|| format!("**{}**", found.id));
    }
    let class = vocabulary.class(found.class);
    let mut text = format!("**{}** ({})", found.id, class.name);
    let doc = if found.doc.is_empty() { class.doc } else { &found.doc };
    _ = write!(text, "\n\n{doc}");
    for (language, forms) in &found.forms {
        let other = forms.other.as_ref().filter(|other| **other != forms.one);
        let other = other.map(|other| format!(", {other}")).unwrap_or_default();
        _ = write!(text, "\n\n_{language}_: {}{other}", forms.one);
    }
    text
}

/// Returns name, kind and generated rules text of an entry, in all languages.
pub(super) fn entry_text(site: &Site<'_>, id: &str) -> Option<String> {
    let game = site.owner.game;
    let entry = game.entries.get(id)?;
    let kind = game.vocabulary.kind(entry.kind).id;
    let name = entry.name.get("en").map_or(id, String::as_str);
    let mut text = format!("**{name}** (`{id}`, {kind}, {})", game.pack(entry.pack).id);
    for language in Describer::languages() {
        let Ok(describer) = Describer::new(&game.vocabulary, language) else { continue };
        let Ok(lines) = describer.entry(game, entry) else { continue };
        if lines.is_empty() {
            continue;
        }
        let said = |line: &crate::describe::RulesLine| match &line.heading {
            Some(heading) => format!("{heading}: {}", line.text),
            None => line.text.clone(),
        };
        let lines: Vec<String> = lines.iter().map(said).collect();
        _ = write!(text, "\n\n_{language}_: {}", lines.join("  \n"));
    }
    Some(text)
}

/// Describes the value of a key.
fn value(site: &Site<'_>, place: &PathTarget<'_>, path: &[Segment], literal: Span) -> Option<Hover> {
    let text = value_at(site, path)?.as_text()?;
    let vocabulary = site.vocabulary();
    let is_name = matches!(path, [.., Segment::Key(name), Segment::Key(_)] if name == "name");
    let said = if matches!(place.expected, Expected::Value(ValueType::Name(NameType::Kind))) {
        let kind = vocabulary.kind(vocabulary.find_kind(text)?);
        format!("**{}** (kind)\n\n{}", kind.id, kind.doc)
    } else if is_name || matches!(place.expected, Expected::Value(ValueType::Name(NameType::New))) {
        entry_text(site, place.owner?.get("id")?.as_text()?)?
    } else {
        let classes = match place.expected.entry_kinds() {
            Some(_) => vocabulary.find_class(ENTRY_CLASS).into_iter().collect(),
            None => place.expected.noun_classes(site),
        };
        noun_text(site, classes.iter().find_map(|class| vocabulary.find_noun(*class, text))?)
    };
    Some(Hover { span: literal, text: said })
}

/// Returns the value at a path.
fn value_at<'s>(site: &'s Site<'_>, path: &[Segment]) -> Option<&'s Value> {
    let mut table: Option<&Table> = Some(&site.root);
    let mut value: Option<&Value> = None;
    for segment in path {
        let next = match segment {
            Segment::Key(key) => table?.get(key)?,
            Segment::Item(index) => value?.as_list()?.get(*index)?,
        };
        table = next.as_table();
        value = Some(next);
    }
    value
}

/// Describes a name in a text that only the game can read.
fn named(site: &Site<'_>, offset: usize) -> Option<Hover> {
    let found = super::mention::mentions(site).into_iter().find(|mention| mention.span.touches(offset))?;
    let text = match &found.subject {
        Subject::Entry(id) => entry_text(site, id)?,
        Subject::Noun(class, id) => noun_text(site, site.vocabulary().find_noun(*class, id)?),
        Subject::Pack(id) => {
            let pack = site.owner.game.packs.iter().find(|pack| pack.id == *id)?;
            let name = pack.name.get("en").map_or(id.as_str(), String::as_str);
            format!("**{name}** (pack `{id}` {})", pack.version)
        }
    };
    Some(Hover { span: found.span, text })
}
