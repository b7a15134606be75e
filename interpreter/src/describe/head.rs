//! The head of a sentence: the parts before its body.

use crate::describe::phrase::Args;
use crate::describe::writer::Writer;

/// The parts before a body, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Head(pub(super) Vec<HeadPart>);

/// One part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeadPart {
    pub(super) kind: PartKind,
    pub(super) text: String,
    /// A clause without its conjunction, so that it can share that of the preceding clause.
    pub(super) bare: Option<String>,
}

/// The kind of a part; languages set commas and verbs by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartKind {
    /// `once per round`.
    Limit,
    /// `against a jungle monster`.
    Phrase,
    /// `when this mercenary captures a monster`: a clause that "and" can join to another.
    When,
    /// `if this mercenary is wounded`, `before a trick works`.
    Clause,
}

impl PartKind {
    const fn id(self) -> &'static str {
        match self {
            Self::Limit => "limit",
            Self::Phrase => "phrase",
            Self::When | Self::Clause => "clause",
        }
    }
}

impl Head {
    pub(super) fn push(&mut self, kind: PartKind, text: String) {
        if !text.is_empty() {
            self.0.push(HeadPart { kind, text, bare: None });
        }
    }

    pub(super) fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Writer<'_> {
    /// Joins parts in order.
    pub(super) fn joined<'p>(&self, parts: impl IntoIterator<Item = &'p HeadPart>) -> String {
        let mut parts = parts.into_iter();
        let Some(first) = parts.next() else { return String::new() };
        let mut kind = first.kind;
        let mut text = first.text.clone();
        for part in parts {
            if let (PartKind::When, Some(bare)) = (kind, &part.bare) {
                text = self.list("frame-and", &[text, bare.clone()]);
                continue;
            }
            let args = Args::default()
                .with("head", text)
                .with("after", kind.id())
                .with("part", part.text.as_str())
                .with("kind", part.kind.id());
            text = self.say("frame-head", &args);
            kind = part.kind;
        }
        text
    }

    /// Returns the variables of a frame with a head before a body: `$head` is the whole head. For languages
    /// with the verb in second position, `$front` is the first part (or phrases) with all clauses, `$middle`
    /// the parts that may follow the verb, and `$front_kind` the kind of the end of `$front`.
    pub(super) fn head_args(&self, head: &Head) -> Args {
        let mut front: Vec<&HeadPart> = Vec::new();
        let mut middle: Vec<&HeadPart> = Vec::new();
        for part in &head.0 {
            let opens = match part.kind {
                PartKind::When | PartKind::Clause => true,
                // `in the dice pool phase from round 2 on`
                PartKind::Phrase => {
                    front.last().is_none_or(|last| last.kind == PartKind::Phrase) && middle.is_empty()
                }
                PartKind::Limit => front.is_empty(),
            };
            if opens {
                front.push(part);
            } else {
                middle.push(part);
            }
        }
        let front_kind = front.last().map_or("none", |part| part.kind.id());
        let kind = head.0.last().map_or("none", |part| part.kind.id());
        Args::default()
            .with("head", self.joined(&head.0))
            .with("head_kind", kind)
            .with("front", self.joined(front))
            .with("front_kind", front_kind)
            .with("middle", self.joined(middle))
    }
}
