//! A program in two modules: the first one begins a game, the rest comes while one looks at it.
//!
//! Both share memory, tables and globals. A function of the rest is a stub in the first module: it makes sure that the rest is there,
//! and calls it through the function table. The rest calls functions of the first one by the names under which that exports them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use walrus::ir::{UnaryOp, Value};
use walrus::{
    ConstExpr, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind, GlobalId, GlobalKind,
    ImportedFunction, Module, TableId, ValType,
};

use crate::functions;

/// The name under which the rest imports everything of the first module.
const FIRST: &str = "first";
/// The first module's global that is 1 once the rest is there.
const REST_IS_HERE: &str = "restIsHere";
/// The first module's function that fetches the rest (crates/wasm/src/rest.rs).
const NEED_REST: &str = "needRest";

/// What the rest needs of the first module: the name it has there, and its place among all of its kind in the whole program.
type Needs = BTreeMap<String, Item>;

#[derive(Clone, Copy)]
enum Item {
    Function(usize),
    Memory(usize),
    Table(usize),
    Global(usize),
}

/// Cuts a program in two: `called` are the functions that the first module keeps.
pub fn split(folder: &Path, called: &BTreeSet<usize>) -> Result<()> {
    let path = folder.join("dedale_bg.wasm");
    // Each half is the whole program without the other one.
    let (first, rest) = (functions::read(&path)?, functions::read(&path)?);
    let (mut rest, needs) = rest_of(rest, called)?;
    let mut first = first_of(first, called, &needs)?;
    rest.emit_wasm_file(folder.join("dedale_rest.wasm"))?;
    first.emit_wasm_file(path)
}

/// The functions that stay in the first module, and those that move to the rest.
fn parted(program: &Module, called: &BTreeSet<usize>) -> Result<(Vec<FunctionId>, Vec<FunctionId>)> {
    // What fetches the rest cannot be part of it.
    let always = functions::called_from(program, program.exports.get_func(NEED_REST)?);
    let stays = |number, id| called.contains(&number) || always.contains(&id) || program.start == Some(id);
    let (mut kept, mut moved) = (Vec::new(), Vec::new());
    for (number, id) in functions::of(program).into_iter().enumerate() {
        if stays(number, id) { kept.push(id) } else { moved.push(id) }
    }
    Ok((kept, moved))
}

fn table_of_functions(program: &Module) -> Result<TableId> {
    program.tables.main_function_table()?.context("no table of functions")
}

/// The module of the moved functions, and what it needs of the first one.
fn rest_of(mut rest: Module, called: &BTreeSet<usize>) -> Result<(Module, Needs)> {
    let (kept, moved) = parted(&rest, called)?;
    let table = table_of_functions(&rest)?;
    empty(&mut rest);
    let items = import_everything(&mut rest, &kept);

    let slots = rest.tables.get(table).initial;
    let offset = ConstExpr::Value(Value::I32(slots.try_into()?));
    let element = ElementKind::Active { table, offset };
    let element = rest.elements.add(element, ElementItems::Functions(moved));
    rest.tables.get_mut(table).elem_segments.insert(element);
    walrus::passes::gc::run(&mut rest);

    let used: BTreeSet<&str> = rest.imports.iter().map(|import| import.name.as_str()).collect();
    let needs = items.into_iter().filter(|(name, _)| used.contains(name.as_str())).collect();
    Ok((rest, needs))
}

/// Takes away what the first module does: it begins, exports, and fills memory and tables.
fn empty(rest: &mut Module) {
    rest.start = None;
    for id in rest.exports.iter().map(walrus::Export::id).collect::<Vec<_>>() {
        rest.exports.delete(id);
    }
    for id in rest.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
        rest.data.delete(id);
    }
    for id in rest.elements.iter().map(walrus::Element::id).collect::<Vec<_>>() {
        rest.elements.delete(id);
    }
    rest.memories.iter_mut().for_each(|memory| memory.data_segments.clear());
    rest.tables.iter_mut().for_each(|table| table.elem_segments.clear());
}

/// Functions that were imported or are kept, memories, tables and globals come from the first module, under short names.
fn import_everything(rest: &mut Module, kept: &[FunctionId]) -> Needs {
    let mut needs = Needs::new();
    let mut named = |item| {
        let name = format!("_{}", short(needs.len()));
        needs.insert(name.clone(), item);
        name
    };
    for (place, id) in rest.funcs.iter().map(walrus::Function::id).enumerate().collect::<Vec<_>>() {
        if let Some(import) = rest.imports.get_imported_func(id).map(walrus::Import::id) {
            let import = rest.imports.get_mut(import);
            (import.module, import.name) = (FIRST.to_owned(), named(Item::Function(place)));
        } else if kept.binary_search(&id).is_ok() {
            let import = rest.imports.add(FIRST, &named(Item::Function(place)), id);
            let function = rest.funcs.get_mut(id);
            function.kind = FunctionKind::Import(ImportedFunction { import, ty: function.ty() });
        }
    }
    for (place, id) in rest.memories.iter().map(walrus::Memory::id).enumerate().collect::<Vec<_>>() {
        rest.memories.get_mut(id).import = Some(rest.imports.add(FIRST, &named(Item::Memory(place)), id));
    }
    for (place, id) in rest.tables.iter().map(walrus::Table::id).enumerate().collect::<Vec<_>>() {
        let import = rest.imports.add(FIRST, &named(Item::Table(place)), id);
        let table = rest.tables.get_mut(id);
        (table.import, table.maximum) = (Some(import), None);
    }
    for (place, id) in rest.globals.iter().map(walrus::Global::id).enumerate().collect::<Vec<_>>() {
        let import = rest.imports.add(FIRST, &named(Item::Global(place)), id);
        rest.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
    needs
}

/// The program with stubs instead of the moved functions.
fn first_of(mut first: Module, called: &BTreeSet<usize>, needs: &Needs) -> Result<Module> {
    let (_, moved) = parted(&first, called)?;
    export(&mut first, needs);
    let need_rest = first.exports.get_func(NEED_REST)?;
    let here = first.globals.add_local(ValType::I32, true, false, ConstExpr::Value(Value::I32(0)));
    first.exports.add(REST_IS_HERE, here);
    let table = table_of_functions(&first)?;
    let slots = first.tables.get(table).initial;
    for (slot, &id) in (slots..).zip(&moved) {
        let stub = stub(&mut first, id, table, slot.try_into()?, here, need_rest);
        first.funcs.get_mut(id).kind = stub;
    }
    let all = first.tables.get_mut(table);
    all.initial = slots + moved.len() as u64;
    all.maximum = all.maximum.map(|most| most.max(all.initial));
    walrus::passes::gc::run(&mut first);
    Ok(first)
}

fn export(first: &mut Module, needs: &Needs) {
    let functions: Vec<_> = first.funcs.iter().map(walrus::Function::id).collect();
    let memories: Vec<_> = first.memories.iter().map(walrus::Memory::id).collect();
    let tables: Vec<_> = first.tables.iter().map(walrus::Table::id).collect();
    let globals: Vec<_> = first.globals.iter().map(walrus::Global::id).collect();
    for (name, &item) in needs {
        match item {
            Item::Function(place) => first.exports.add(name, functions[place]),
            Item::Memory(place) => first.exports.add(name, memories[place]),
            Item::Table(place) => first.exports.add(name, tables[place]),
            Item::Global(place) => first.exports.add(name, globals[place]),
        };
    }
}

/// Calls the function in that slot of the table, of the type of `id`.
fn stub(
    program: &mut Module,
    id: FunctionId,
    table: TableId,
    slot: i32,
    here: GlobalId,
    need_rest: FunctionId,
) -> FunctionKind {
    let ty = program.funcs.get(id).ty();
    let (params, results) = {
        let ty = program.types.get(ty);
        (ty.params().to_vec(), ty.results().to_vec())
    };
    let arguments: Vec<_> = params.iter().map(|&param| program.locals.add(param)).collect();
    let mut builder = FunctionBuilder::new(&mut program.types, &params, &results);
    let mut body = builder.func_body();
    let fetch = |then: &mut walrus::InstrSeqBuilder<'_>| {
        then.call(need_rest);
    };
    body.global_get(here).unop(UnaryOp::I32Eqz).if_else(None, fetch, |_| {});
    for &argument in &arguments {
        body.local_get(argument);
    }
    body.i32_const(slot).call_indirect(ty, table);
    FunctionKind::Local(builder.local_func(arguments))
}

/// A number in letters and digits.
fn short(mut number: usize) -> String {
    const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut text = String::new();
    loop {
        text.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
        if number == 0 {
            return text;
        }
    }
}
