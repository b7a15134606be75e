//! Colours, as semantic tokens of the protocol.

use super::world::World;
use lsp_types::{
    SemanticToken, SemanticTokenType, SemanticTokens, SemanticTokensLegend, SemanticTokensParams,
};
use provost_interpreter::assist::{self, Colour};

/// The colours in the order of the legend, each with the name used by themes.
const COLOURS: [(Colour, SemanticTokenType); 18] = [
    (Colour::Comment, SemanticTokenType::COMMENT),
    (Colour::Key, SemanticTokenType::PROPERTY),
    (Colour::Header, SemanticTokenType::NAMESPACE),
    (Colour::Text, SemanticTokenType::STRING),
    (Colour::Number, SemanticTokenType::NUMBER),
    (Colour::Constant, SemanticTokenType::ENUM_MEMBER),
    (Colour::Sign, SemanticTokenType::OPERATOR),
    (Colour::Keyword, SemanticTokenType::KEYWORD),
    (Colour::Timing, SemanticTokenType::EVENT),
    (Colour::Limit, SemanticTokenType::MODIFIER),
    (Colour::Verb, SemanticTokenType::FUNCTION),
    (Colour::Condition, SemanticTokenType::METHOD),
    (Colour::Selector, SemanticTokenType::MACRO),
    (Colour::Measure, SemanticTokenType::VARIABLE),
    (Colour::Role, SemanticTokenType::PARAMETER),
    (Colour::Noun, SemanticTokenType::TYPE),
    (Colour::Param, SemanticTokenType::TYPE_PARAMETER),
    (Colour::Unknown, SemanticTokenType::DECORATOR),
];

/// Returns the legend.
pub(crate) fn legend() -> SemanticTokensLegend {
    SemanticTokensLegend { token_types: COLOURS.map(|(_, name)| name).to_vec(), token_modifiers: Vec::new() }
}

pub(crate) fn full(world: &World, params: &SemanticTokensParams) -> Option<SemanticTokens> {
    let file = world.find(&params.text_document.uri)?;
    let text = world.text(file);
    let words = assist::highlight(&world.loaded, file);
    // One pass over the text: words come in order; only strings span lines, and they are split at line ends.
    let mut data = Vec::with_capacity(words.len());
    let (mut line, mut column, mut from, mut last) = (0_u32, 0_u32, 0_usize, (0_u32, 0_u32));
    for word in words {
        let kind = COLOURS.iter().position(|(colour, _)| *colour == word.colour).unwrap_or_default();
        let mut start = word.span.start;
        for piece in text.get(word.span.start..word.span.end).unwrap_or_default().split_inclusive('\n') {
            let gap = text.get(from..start).unwrap_or_default();
            let lines = u32::try_from(gap.matches('\n').count()).unwrap_or_default();
            line += lines;
            let tail = gap.rsplit('\n').next().unwrap_or_default();
            column = if lines > 0 { world.encoding.len(tail) } else { column + world.encoding.len(tail) };
            from = start;
            let length = world.encoding.len(piece.trim_end_matches(['\n', '\r']));
            if length > 0 {
                let delta_line = line - last.0;
                let delta_start = if delta_line > 0 { column } else { column - last.1 };
                let token_type = u32::try_from(kind).unwrap_or_default();
                data.push(SemanticToken {
                    delta_line,
                    delta_start,
                    length,
                    token_type,
                    token_modifiers_bitset: 0,
                });
                last = (line, column);
            }
            start += piece.len();
        }
    }
    Some(SemanticTokens { result_id: None, data })
}
