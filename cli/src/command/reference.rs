//! `provost hooks` and `provost words`: the registry as a reference page in Markdown.

use crate::args::Reference;
use crate::{Outcome, Refusal};
use provost_engine::games;
use provost_games::Shipped;
use provost_interpreter::pack::LoadedGame;
use provost_interpreter::suggest::nearest;
use provost_interpreter::vocabulary::Vocabulary;
use provost_interpreter::vocabulary::spec::{
    AttributeSpec, AttributeType, Example, GameSpec, HookKind, HookSpec, VerbSpec,
};
use provost_interpreter::vocabulary::value_type::{KeySpec, ValueType};
use std::io::{self, Write};

/// Prints the hook points.
pub(crate) fn hooks(reference: &Reference, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    for (game, _) in games(reference)? {
        writeln!(out, "# Hook points of {}\n", game.name)?;
        writeln!(out, "{HOOKS_INTRODUCTION}")?;
        for (kind, title, meaning) in HOOK_KINDS {
            let hooks: Vec<&HookSpec> = game.hooks.iter().filter(|hook| hook.kind == kind).collect();
            if !hooks.is_empty() {
                writeln!(out, "## {title}\n\n{meaning}\n")?;
                hooks.into_iter().try_for_each(|hook| write_hook(hook, game, out))?;
            }
        }
    }
    Ok(Outcome::Clean)
}

const HOOKS_INTRODUCTION: &str = "\
Generated from the registry by `provost hooks`. A hook point is a moment at which effects are heard.
`Says` lists what may follow, `offers` the roles an effect can speak of there besides those of its own kind.
";

const HOOK_KINDS: [(HookKind, &str, &str); 4] = [
    (HookKind::Event, "Events", "Something happens: the effect acts."),
    (
        HookKind::Offer,
        "Offers",
        "A player starts it in an own window; it is always optional, so `may` is not written.",
    ),
    (
        HookKind::Number,
        "Numbers",
        "A number is built: base, then what sets it, then additions, then bounds. An effect changes it.",
    ),
    (
        HookKind::Question,
        "Questions",
        "Something is asked: \"no\" beats \"yes\", and a waiver that names the rule beats that \"no\".",
    ),
];

fn write_hook(hook: &HookSpec, game: &GameSpec, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "### `{}`\n\n{}\n", hook.phrase, hook.doc)?;
    for qualifier in hook.qualifiers {
        writeln!(out, "- Says `{} {}`: {}", qualifier.word, qualifier.class, qualifier.doc)?;
    }
    for about in hook.about {
        let role = game.roles.iter().find(|role| role.name == about.role);
        let entity = role.map_or("", |role| role.entity);
        let reach = if about.widens { ", wherever it happens" } else { "" };
        writeln!(out, "- Names `{} ...`, a thing of type {} (`{}`){reach}", about.word, entity, about.role)?;
    }
    if !hook.roles.is_empty() {
        writeln!(out, "- Offers {}", quoted(hook.roles.iter().copied()))?;
    }
    if !hook.targets.is_empty() {
        let patterns = hook
            .targets
            .iter()
            .filter_map(|id| game.targets.iter().find(|target| target.id == *id))
            .map(|t| t.pattern);
        writeln!(out, "- Builds {}", quoted(patterns))?;
    }
    if hook.heard_by.is_empty() {
        writeln!(out, "- Heard by every kind of entry")?;
    } else {
        writeln!(out, "- Heard by {}", quoted(hook.heard_by.iter().copied()))?;
    }
    write_example(hook.example, out)
}

/// Prints the words.
pub(crate) fn words(reference: &Reference, out: &mut dyn Write) -> Result<Outcome, Refusal> {
    for (game, loaded) in games(reference)? {
        writeln!(out, "# Words of {}\n", game.name)?;
        writeln!(out, "{WORDS_INTRODUCTION}")?;
        section(
            out,
            "Verbs",
            game.verbs.iter().map(|row| (row.pattern.to_owned(), verb_doc(row, game), Some(row.example))),
        )?;
        section(
            out,
            "Costs",
            game.costs
                .iter()
                .map(|row| (format!("{} {}", row.word, row.pattern), row.doc, Some(row.example))),
        )?;
        section(
            out,
            "Numbers that are built",
            game.targets.iter().map(|row| (row.pattern.to_owned(), row.doc, Some(row.example))),
        )?;
        section(
            out,
            "Conditions",
            game.conditions.iter().map(|row| (row.pattern.to_owned(), row.doc, Some(row.example))),
        )?;
        section(
            out,
            "Attributes",
            game.attributes.iter().map(|row| {
                let doc = format!("Of {}, {}. {}", quoted(row.types()), attribute_in_words(row), row.doc);
                (row.pattern.to_owned(), doc, Some(row.example))
            }),
        )?;
        section(
            out,
            "Numbers that are read",
            game.measures.iter().map(|row| (row.pattern.to_owned(), row.doc, Some(row.example))),
        )?;
        section(
            out,
            "Selectors",
            game.selectors.iter().map(|row| {
                let entity = game.entities.iter().find(|entity| entity.name == row.entity);
                let noun = entity.and_then(|entity| entity.noun).map_or(row.entity, |(one, _)| one);
                (row.pattern.replace('*', noun), row.doc, Some(row.example))
            }),
        )?;
        section(out, "Roles", game.roles.iter().map(|row| (row.name.to_owned(), row.doc, None)))?;
        section(
            out,
            "Limits",
            game.limits.iter().map(|row| (row.pattern.to_owned(), row.doc, Some(row.example))),
        )?;
        section(
            out,
            "Durations",
            game.durations.iter().map(|row| (format!("until {}", row.phrase), row.doc, Some(row.example))),
        )?;
        write_kinds(game, out)?;
        write_nouns(&loaded.vocabulary, out)?;
    }
    Ok(Outcome::Clean)
}

const WORDS_INTRODUCTION: &str = "\
Generated from the registry by `provost words`. In a pattern, `{name:type}` is a place to fill in: `number`
a number, `amount` a quantity of something (`2 strength or magic dice`, `up to 3 potions`, `any number of
dice`), `amounts` several joined by `and`, `noun` and `nouns` a noun of a class (several joined by `or`),
anything else a thing of that type (a role, or a set with `a`, `another`, `each` or `each other`). `hit(s)` is `hit` or
`hits`, `die/dice` is `die` or `dice`.
";

/// Returns the doc line of a verb, with the only hooks where it has a meaning.
fn verb_doc(verb: &VerbSpec, game: &GameSpec) -> String {
    let hooks = verb.hooks.iter().filter_map(|id| game.hooks.iter().find(|hook| hook.id == *id));
    let hooks = quoted(hooks.map(|hook| hook.phrase));
    if hooks.is_empty() { verb.doc.to_owned() } else { format!("{} Only at {hooks}.", verb.doc) }
}

/// Describes an attribute, and its verb.
fn attribute_in_words(attribute: &AttributeSpec) -> String {
    let ty = match attribute.ty {
        AttributeType::Truth => "true or false".to_owned(),
        AttributeType::Noun(class) => format!("a noun: {class}"),
        AttributeType::Measure(least, most) => format!("a value from {least} to {most}"),
        AttributeType::Quantity(least, most) => format!("pieces, from {least} to {most}"),
    };
    match attribute.verb {
        Some((one, other)) => format!("{ty}; `that {one} ...`, `that {other} ...`"),
        None => ty,
    }
}

fn section<D: AsRef<str>>(
    out: &mut dyn Write,
    title: &str,
    rows: impl Iterator<Item = (String, D, Option<Example>)>,
) -> io::Result<()> {
    writeln!(out, "## {title}\n")?;
    for (pattern, doc, example) in rows {
        writeln!(out, "### `{pattern}`\n\n{}\n", doc.as_ref())?;
        if let Some(example) = example {
            write_example(example, out)?;
        }
    }
    Ok(())
}

fn write_example(example: Example, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "- Example ({}): `{}`\n", example.kind, example.text)
}

fn write_kinds(game: &GameSpec, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "## Kinds of entries\n")?;
    for kind in game.kinds {
        writeln!(out, "### `kind = \"{}\"`\n\n{}\n", kind.id, kind.doc)?;
        if !kind.roles.is_empty() {
            writeln!(out, "- Always offers {}", quoted(kind.roles.iter().copied()))?;
        }
        write_fields(kind.fields, 0, out)?;
        writeln!(out)?;
    }
    Ok(())
}

fn write_fields(fields: &[KeySpec], depth: usize, out: &mut dyn Write) -> io::Result<()> {
    for field in fields {
        let required = if field.required { ", required" } else { "" };
        let indent = "  ".repeat(depth);
        writeln!(out, "{indent}- `{}` ({}{required}): {}", field.key, type_in_words(field.ty), field.doc)?;
        if let ValueType::Table(inner, _) = field.ty.single() {
            write_fields(inner, depth + 1, out)?;
        }
    }
    Ok(())
}

fn type_in_words(ty: ValueType) -> String {
    match ty {
        ValueType::Number(low, high) => format!("a number from {low} to {high}"),
        ValueType::Text | ValueType::Name(_) | ValueType::TextOrTranslations => "text".to_owned(),
        ValueType::Flag => "true or false".to_owned(),
        ValueType::Choice(words) => format!("one of {}", quoted(words.iter().copied())),
        ValueType::Noun(class) => format!("the id of a noun: {class}"),
        ValueType::Amounts(classes) => format!("a table of numbers by noun: {}", classes.join(", ")),
        ValueType::Entry(kinds) | ValueType::EntryOrNone(kinds) | ValueType::EntryWith(kinds, _) => {
            format!("the id of an entry: {}", kinds.join(", "))
        }
        ValueType::Use(kinds) => format!("an entry with its parameters: {}", kinds.join(", ")),
        ValueType::Effect => "abilities".to_owned(),
        ValueType::Condition => "a condition".to_owned(),
        ValueType::Table(..) | ValueType::Params => "a table".to_owned(),
        ValueType::ByEntry(kinds, _) => format!("a table by entry: {}", kinds.join(", ")),
        ValueType::Dice(class) => format!("a table of dice: {class}"),
        ValueType::Deck(kinds, _) => format!("a deck of entries: {}", kinds.join(", ")),
        ValueType::List(ValueType::Number(low, high)) => format!("a list of numbers from {low} to {high}"),
        ValueType::List(ValueType::Noun(class)) => format!("a list of ids of nouns: {class}"),
        ValueType::List(ValueType::Entry(kinds)) => format!("a list of ids of entries: {}", kinds.join(", ")),
        ValueType::List(ValueType::Table(..)) => "a list of tables".to_owned(),
        ValueType::List(item) => format!("a list, each item {}", type_in_words(*item)),
        ValueType::OneOrMore(item) => format!("{}, or a list of several", type_in_words(*item)),
        ValueType::Ordered(_) => "an ordered list of tables".to_owned(),
        ValueType::Translations => "texts by language".to_owned(),
        ValueType::Own(_) => "a table, see `docs/scenarios.md`".to_owned(),
    }
}

fn write_nouns(vocabulary: &Vocabulary, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "## Nouns\n")?;
    for class in vocabulary.game().classes {
        let open = if class.open {
            format!(" Packs may add more: `[[{}]]` in `vocabulary.toml`.", class.name)
        } else {
            String::new()
        };
        writeln!(out, "### {}\n\n{}{open}\n", class.name, class.doc)?;
        if !class.fields.is_empty() {
            writeln!(out, "Keys besides `id`, `en`, `de`, `aliases` and `doc`:\n")?;
            write_fields(class.fields, 0, out)?;
            writeln!(out, "\nNouns of the shipped packs:\n")?;
        }
        let Some(id) = vocabulary.find_class(class.name) else { continue };
        if class.name == provost_interpreter::vocabulary::ENTRY_CLASS {
            continue;
        }
        for (_, noun) in vocabulary.nouns_of(id) {
            let doc = if noun.doc.is_empty() { String::new() } else { format!(": {}", noun.doc) };
            let written = noun.forms.get("en").filter(|_| class.counted);
            match written {
                Some(forms) => {
                    let other = forms.other.as_deref().filter(|other| *other != forms.one);
                    let other = other.map_or_else(String::new, |other| format!(", `{other}`"));
                    writeln!(out, "- `{}`{other} (id `{}`){doc}", forms.one, noun.id)?;
                }
                None => writeln!(out, "- `{}`{doc}", noun.id)?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Returns the requested games, with the additions of the packs.
fn games(reference: &Reference) -> Result<Vec<(&'static GameSpec, LoadedGame)>, Refusal> {
    let packs = provost_packs::read(&reference.paths)?;
    let loaded = provost_engine::load::<Shipped>(packs.sources);
    let names: Vec<&str> = games::specs::<Shipped>().iter().map(|game| game.id).collect();
    if let Some(game) = reference.game.as_deref().filter(|game| !names.contains(game)) {
        let hint = nearest(game, names.iter().copied())
            .map_or_else(|| format!("known: {}", names.join(", ")), |near| format!("did you mean `{near}`?"));
        return Err(Refusal(format!("there is no game `{game}`; {hint}")));
    }
    let wanted = |game: &LoadedGame| reference.game.as_deref().is_none_or(|wanted| wanted == game.spec.id);
    Ok(loaded.games.into_iter().filter(wanted).map(|game| (game.spec, game)).collect())
}

fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
