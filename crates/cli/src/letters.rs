//! The letters the terminal can show.

/// Whether to write in ASCII: `--ascii` asks for it, or the environment names an encoding that is not UTF-8.
pub(crate) fn are_few() -> bool {
    let asked = std::env::args_os().any(|argument| argument == "--ascii");
    asked || !is_utf8(|name| std::env::var(name).ok())
}

/// What the first variable that is set says; UTF-8 if it names no encoding, or if none is set.
fn is_utf8(variable: impl Fn(&'static str) -> Option<String>) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    let Some(locale) = set else { return true };
    let (name, encoding) = locale.split_once('.').unwrap_or((&locale, "UTF-8"));
    let encoding = encoding.split('@').next().unwrap_or_default().to_lowercase();
    let unnamed = !locale.contains('.') && (name == "C" || name == "POSIX");
    !unnamed && (encoding == "utf-8" || encoding == "utf8")
}

#[cfg(test)]
mod tests {
    use super::is_utf8;

    fn said(set: &[(&str, &str)]) -> bool {
        is_utf8(|name| {
            set.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_encoding_of_the_environment_is_understood() {
        assert!(said(&[]));
        assert!(said(&[("LANG", "fr_FR.UTF-8")]) && said(&[("LANG", "C.utf8")]) && said(&[("LANG", "fr")]));
        assert!(said(&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8@euro")]));
        assert!(!said(&[("LANG", "fr_FR.ISO-8859-15@euro")]) && !said(&[("LANG", "fr_FR.ISO-8859-1")]));
        assert!(!said(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]) && !said(&[("LC_ALL", "POSIX")]));
    }
}
