//! The program holds the browser's files. Where they have not been built, a page that says so stands in for them.

use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("not-built.html");

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=not-built.html");
    let page = folder.join("index.html");
    if !page.exists() {
        fs::create_dir_all(&folder).expect("web/dist can be made");
        fs::write(page, PAGE).expect("web/dist can be written to");
    }
}
