//! "Did you mean": the nearest of some names.

/// Returns the name nearest to `word`, if one is near enough to be a slip of the pen.
pub fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let allowed = (word.chars().count() / 3).max(1);
    names
        .into_iter()
        .filter(|name| *name != word)
        .map(|name| (strsim::damerau_levenshtein(word, name), name))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, name)| name)
}
