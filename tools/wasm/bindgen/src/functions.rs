//! The functions of a module, by their number, and which of them a run calls.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use walrus::ir::{self, Value};
use walrus::{ConstExpr, FunctionId, FunctionKind, Module, ModuleConfig, ValType};

pub fn read(path: &Path) -> Result<Module> {
    let mut config = ModuleConfig::new();
    config.generate_producers_section(false).generate_name_section(false);
    config.parse_file(path)
}

/// All functions that are not imported; a function's number is its place in this list.
pub fn of(program: &Module) -> Vec<FunctionId> {
    let own = program.funcs.iter().filter(|function| !matches!(function.kind, FunctionKind::Import(_)));
    own.map(walrus::Function::id).collect()
}

/// A function, and all that it calls by name, directly or not.
pub fn called_from(program: &Module, function: FunctionId) -> BTreeSet<FunctionId> {
    let mut all = BTreeSet::new();
    let mut next = vec![function];
    while let Some(function) = next.pop() {
        if !all.insert(function) {
            continue;
        }
        if let FunctionKind::Local(local) = &program.funcs.get(function).kind {
            let mut calls = Calls(&mut next);
            ir::dfs_in_order(&mut calls, local, local.entry_block());
        }
    }
    all
}

struct Calls<'a>(&'a mut Vec<FunctionId>);

impl ir::Visitor<'_> for Calls<'_> {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.push(*function);
    }
}

/// The same program, in which the exported global `calledN` is 1 once function N was called.
pub fn counting(mut program: Module) -> Module {
    for (number, id) in of(&program).into_iter().enumerate() {
        let zero = ConstExpr::Value(Value::I32(0));
        let called = program.globals.add_local(ValType::I32, true, false, zero);
        program.exports.add(&format!("called{number}"), called);
        let function = program.funcs.get_mut(id).kind.unwrap_local_mut();
        function.builder_mut().func_body().const_at(0, Value::I32(1)).global_set_at(1, called);
    }
    program
}
