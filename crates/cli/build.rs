//! Notes the commit that the program is made of, for `dedale --version`.

use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// `DEDALE_COMMIT` for packagers who build without a repository; else that of the repository, if there is one. Programs for
/// developers have none, or every commit would compile all tests again.
fn main() {
    println!("cargo:rerun-if-env-changed=DEDALE_COMMIT");
    let given = std::env::var("DEDALE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = if std::env::var("PROFILE").as_deref() == Ok("release") {
        given.or_else(of_repository)
    } else {
        given
    };
    println!("cargo:rustc-env=DEDALE_COMMIT={}", commit.as_deref().unwrap_or("no commit"));
}

fn of_repository() -> Option<String> {
    for file in ["HEAD", "logs/HEAD"] {
        println!("cargo:rerun-if-changed={}", git(&["rev-parse", "--git-path", file])?);
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}
