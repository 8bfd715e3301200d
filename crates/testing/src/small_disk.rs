use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A real file system of a few MiB in memory, which can be filled and made read-only. Only root may have one.
#[derive(Debug)]
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Mounts one; says aloud why not where that is impossible.
    pub fn mount(mib: u32) -> Option<SmallDisk> {
        let folder = tempfile::Builder::new().prefix("dedale-disk-").tempdir().ok()?;
        let size = format!("size={mib}m,mode=0755");
        match run("mount", &["-t", "tmpfs", "-o", &size, "tmpfs"], folder.path()) {
            Ok(()) => Some(SmallDisk { folder }),
            Err(why) => {
                eprintln!("NOT TESTED ON A SMALL FILE SYSTEM: it cannot be mounted here ({why})");
                None
            }
        }
    }

    /// Its root.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Writes until nothing more fits, however often the space of others is freed meanwhile.
    pub fn fill(&self) {
        let mut ballast = File::options()
            .create(true)
            .append(true)
            .open(self.path().join("ballast"))
            .expect("a file on the small disk");
        for size in [1 << 16, 1 << 12, 1] {
            while ballast.write(&vec![b'x'; size]).is_ok_and(|written| written > 0) {}
        }
    }

    /// Removes what was filled in.
    pub fn make_room(&self) {
        let _ = fs::remove_file(self.path().join("ballast"));
    }

    /// Makes it read-only or writable; nobody may have a file open for writing.
    pub fn set_read_only(&self, read_only: bool) {
        let how = if read_only { "remount,ro" } else { "remount,rw" };
        run("mount", &["-o", how], self.path()).expect("a small disk nobody writes to can be remounted");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if let Err(why) = run("umount", &["--lazy"], self.path()) {
            eprintln!("a small disk stays mounted: {why}");
        }
    }
}

fn run(program: &str, arguments: &[&str], last: &Path) -> Result<(), String> {
    let ran = Command::new(program).args(arguments).arg(last).output().map_err(|why| why.to_string())?;
    if ran.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&ran.stderr).trim().to_owned()) }
}
