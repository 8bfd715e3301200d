//! Copies of a SQLite database, made while the server runs, verified, and put back.

use std::fs;
use std::path::{Path, PathBuf};

use super::check::{Checked, Wrong};
use super::reach::Reach;
use super::{Admin, AdminError};
use crate::{Config, Store, TimeOfDay};

/// So many tables of a copy are replayed.
const SAMPLE: i64 = 200;

const PG_DUMP: &str = "pg_dump --format=custom --file=FILE \"$DATABASE_URL\"";
const PG_RESTORE: &str =
    "pg_restore --clean --if-exists --single-transaction --dbname=\"$DATABASE_URL\" FILE";

/// A copy that was made and verified.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct BackedUp {
    /// Where it is.
    pub file: PathBuf,
    /// How large.
    pub bytes: u64,
    /// How many of its tables were replayed and compared.
    pub replayed: u64,
}

/// A copy that was put back.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Restored {
    /// The database.
    pub file: PathBuf,
    /// Where the old one is now; none if there was none.
    pub aside: Option<PathBuf>,
    /// How many of its tables were replayed.
    pub replayed: u64,
}

impl Admin {
    /// Writes a copy of the database into a new file, and makes sure that it is one: SQLite's own check, and a sample of
    /// its tables replayed and compared with the original.
    pub async fn back_up(&self, file: &Path) -> Result<BackedUp, AdminError> {
        if !self.store.is_sqlite().await? {
            return Err(AdminError::UseInstead(PG_DUMP));
        }
        if file.exists() {
            return Err(AdminError::Exists(file.to_owned()));
        }
        let partial = beside(file, ".partial");
        if partial.exists() {
            return Err(AdminError::Exists(partial));
        }
        let copied = self.copy(&partial, file).await;
        let _ = fs::remove_file(&partial);
        copied
    }

    async fn copy(&self, partial: &Path, file: &Path) -> Result<BackedUp, AdminError> {
        let utf8 = partial.to_str().ok_or_else(|| AdminError::File {
            file: partial.to_owned(),
            why: std::io::ErrorKind::InvalidFilename.into(),
        })?;
        self.store.copy_into(utf8).await?;
        let replayed = verified(partial, Some(&self.store)).await?;
        let because = |why| AdminError::File { file: file.to_owned(), why };
        let bytes = fs::File::open(partial).and_then(|copy| {
            copy.sync_all()?;
            Ok(copy.metadata()?.len())
        });
        let bytes = bytes.map_err(because)?;
        // A link is never made over a file that came meanwhile.
        fs::hard_link(partial, file).map_err(because)?;
        sync_folder(file).map_err(because)?;
        Ok(BackedUp { file: file.to_owned(), bytes, replayed })
    }
}

/// Puts a copy in the place of the settings' database; the old one stays beside it. No server may run on it.
pub async fn restore(config: &Config, time: TimeOfDay, copy: &Path) -> Result<Restored, AdminError> {
    let Some(file) = Store::file(config)? else { return Err(AdminError::UseInstead(PG_RESTORE)) };
    let of = |file: &Path| {
        let file = file.to_owned();
        move |why| AdminError::File { file, why }
    };
    if !copy.is_file() {
        return Err(of(copy)(std::io::ErrorKind::NotFound.into()));
    }
    if file.exists() {
        match Reach::of(config).await {
            Ok(Reach::Server { .. }) => return Err(AdminError::ServerRuns),
            Ok(Reach::Alone(store)) => {
                let emptied = store.checkpoint().await;
                store.close().await;
                emptied?;
            }
            // Too damaged to be opened: all the more reason to put a copy back.
            Err(error) => tracing::warn!(%error, "the old database cannot be opened"),
        }
    }
    let replayed = verified(copy, None).await?;
    let partial = beside(&file, ".restoring");
    fs::copy(copy, &partial).map_err(of(&partial))?;
    fs::File::open(&partial).and_then(|file| file.sync_all()).map_err(of(&partial))?;
    let aside = file.exists().then(|| beside(&file, &format!(".before-{}", time.now())));
    if let Some(aside) = &aside {
        for suffix in ["-wal", "-shm", ""] {
            let (from, to) = (beside(&file, suffix), beside(aside, suffix));
            if from.exists() {
                fs::rename(&from, &to).map_err(of(&from))?;
            }
        }
    }
    fs::rename(&partial, &file).map_err(of(&file))?;
    sync_folder(&file).map_err(of(&file))?;
    Ok(Restored { file, aside, replayed })
}

/// Refuses a copy with which anything is wrong; how many of its tables were replayed.
async fn verified(copy: &Path, original: Option<&Store>) -> Result<u64, AdminError> {
    let store = Store::open_copy(copy).await?;
    let checked = checked(&store, original).await;
    store.close().await;
    let unsound = |why: String| AdminError::Unsound { file: copy.to_owned(), why };
    let checked = checked.map_err(|error| unsound(error.to_string()))?;
    if let Some(damage) = checked.damages.first() {
        return Err(unsound(damage.clone()));
    }
    if let Some(wrong) = checked.wrong.first() {
        let what: Vec<_> = wrong.wrong.iter().map(|wrong| wrong.code()).collect();
        return Err(unsound(format!("{}…: {}", wrong.table, what.join(", "))));
    }
    Ok(checked.tables)
}

async fn checked(copy: &Store, original: Option<&Store>) -> Result<Checked, crate::Error> {
    let mut checked = Checked { damages: copy.damages().await?, ..Checked::default() };
    for id in copy.some_tables(SAMPLE).await? {
        checked.look_at(copy, &id).await?;
        if let Some(original) = original {
            let (copied, now) = (copy.entries(&id).await?, original.entries(&id).await?);
            // Newer entries are only in the original; a table deleted since has nothing to compare.
            if !now.is_empty() && !now.starts_with(&copied) {
                checked.note(&id, vec![Wrong::Copy]);
            }
        }
    }
    Ok(checked)
}

/// The same path with something after it.
fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// A new name is kept when its folder is.
fn sync_folder(file: &Path) -> std::io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::File::open(folder)?.sync_all()
}
