//! A folder of records: `records.jsonl`, a record in its JSON form on each line in the order of the games, and `about.json`, which
//! says how they were made and is written last.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dedale_core::Rules;
use dedale_core::record::{Record, RecordDocument};
use dedale_words::Words;
use serde::Serialize;

pub(super) struct RecordFolder {
    folder: PathBuf,
    records: BufWriter<File>,
}

impl RecordFolder {
    /// A new folder, or an empty one: nothing is ever written over.
    pub(super) fn create(folder: &Path, words: &Words) -> anyhow::Result<RecordFolder> {
        let named = || folder.display().to_string();
        fs::create_dir_all(folder).with_context(named)?;
        if fs::read_dir(folder).with_context(named)?.next().is_some() {
            anyhow::bail!(words.text("simulate-records-not-empty", &[("folder", named().into())]));
        }
        let file = folder.join("records.jsonl");
        let records = File::create_new(&file).with_context(|| file.display().to_string())?;
        Ok(RecordFolder { folder: folder.to_owned(), records: BufWriter::new(records) })
    }

    pub(super) fn keep<G: Rules>(&mut self, record: &Record<G>) -> anyhow::Result<()> {
        let line = serde_json::to_string(&RecordDocument::from(record))? + "\n";
        self.records.write_all(line.as_bytes()).with_context(|| self.named())
    }

    /// Everything is there: says how it was made.
    pub(super) fn finish(mut self, about: &impl Serialize) -> anyhow::Result<()> {
        self.records.flush().with_context(|| self.named())?;
        let about = serde_json::to_string_pretty(about)? + "\n";
        fs::write(self.folder.join("about.json"), about).with_context(|| self.named())
    }

    fn named(&self) -> String {
        self.folder.display().to_string()
    }
}
