//! `dedale-bindgen MODULE.wasm FOLDER`: writes `dedale.js`, `dedale.d.ts` and `dedale_bg.wasm` into the folder, as an ES module
//! that a page and a worker can load.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let module = arguments.next().context("the module is missing")?;
    let folder = arguments.next().context("the folder is missing")?;
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.typescript(true).out_name("dedale").input_path(module);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}
