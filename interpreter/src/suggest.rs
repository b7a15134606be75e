//! "Did you mean": finds the name that was probably meant.

/// Returns the candidate nearest to `word`, if one is near; the first in a tie.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    if length > 64 {
        return None;
    }
    let reach = (length / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate.len().abs_diff(word.len()) > reach + 3 {
            continue;
        }
        let distance = strsim::osa_distance(word, candidate);
        if distance <= reach && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_name_is_found() {
        let names = ["cost", "affinity", "reputation", "id"];
        assert_eq!(nearest("costs", names), Some("cost"));
        assert_eq!(nearest("afinitiy", names), Some("affinity"));
        assert_eq!(nearest("reputatoin", names), Some("reputation"));
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("", names), None);
    }
}
