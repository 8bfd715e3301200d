//! What happens to a WebAssembly module after the compiler (tools/wasm.sh):
//!
//! - `dedale-bindgen bind MODULE.wasm FOLDER` writes `dedale.js`, `dedale.d.ts` and `dedale_bg.wasm` into the folder, as an ES module
//!   that a page and a worker can load.
//! - `dedale-bindgen count FOLDER` writes `dedale_counting.wasm`, which tells the functions that were called.
//! - `dedale-bindgen split FOLDER CALLED` cuts `dedale_bg.wasm` in two: it keeps the functions whose numbers stand in the file
//!   `CALLED`, and `dedale_rest.wasm` gets the others.

mod functions;
mod split;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["bind", module, folder] => bind(module, folder),
        ["count", folder] => {
            let program = functions::read(&Path::new(folder).join("dedale_bg.wasm"))?;
            fs::write(
                Path::new(folder).join("dedale_counting.wasm"),
                functions::counting(program).emit_wasm(),
            )?;
            Ok(())
        }
        ["split", folder, called] => {
            let called = fs::read_to_string(called).with_context(|| called.to_owned())?;
            let called = called.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
            split::split(Path::new(folder), &called)
        }
        _ => bail!("expected bind MODULE FOLDER, count FOLDER or split FOLDER CALLED"),
    }
}

fn bind(module: &str, folder: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.typescript(true).out_name("dedale").input_path(module);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}
