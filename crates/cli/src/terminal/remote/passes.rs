//! The sessions servers gave, so that one comes back to one's seat.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// By server and name: two people at one computer have two names.
pub(crate) struct Passes {
    file: Option<PathBuf>,
    known: BTreeMap<String, String>,
}

impl Passes {
    /// Those in the folder of the user; none if there is no such folder.
    pub(crate) fn of_user() -> Passes {
        Passes::in_folder(dedale_server::data_folder().as_deref())
    }

    pub(crate) fn in_folder(folder: Option<&Path>) -> Passes {
        let file = folder.map(|folder| folder.join("sessions.json"));
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let known = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Passes { file, known }
    }

    pub(crate) fn find(&self, server: &str, name: Option<&str>) -> Option<&str> {
        self.known.get(&key(server, name)).map(String::as_str)
    }

    /// Keeps one, for this user's eyes only.
    pub(crate) fn keep(&mut self, server: &str, name: Option<&str>, pass: &str) -> io::Result<()> {
        let before = self.known.insert(key(server, name), pass.to_owned());
        let Some(file) = self.file.as_deref().filter(|_| before.as_deref() != Some(pass)) else {
            return Ok(());
        };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = file.with_extension(format!("{}.new", std::process::id()));
        write_privately(&new, &serde_json::to_string_pretty(&self.known)?)?;
        fs::rename(new, file)
    }
}

fn key(server: &str, name: Option<&str>) -> String {
    name.map_or_else(|| server.to_owned(), |name| format!("{server} {name}"))
}

fn write_privately(path: &Path, text: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    io::Write::write_all(&mut options.open(path)?, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_found_again_by_server_and_name() {
        let folder = std::env::temp_dir().join(format!("dedale-passes-{}", std::process::id()));
        let mut passes = Passes::in_folder(Some(&folder));
        passes.keep("http://here", Some("Ann"), "a=1").expect("a file");
        passes.keep("http://here", None, "b=2").expect("a file");
        let again = Passes::in_folder(Some(&folder));
        assert_eq!(again.find("http://here", Some("Ann")), Some("a=1"));
        assert_eq!(again.find("http://here", None), Some("b=2"));
        assert_eq!(again.find("http://there", None), None);
        fs::remove_dir_all(folder).expect("it was there");
    }
}
