use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A global function of the worker: it adds the rest to the module that is at work, and returns once it is there.
    #[wasm_bindgen(js_name = dedaleNeedsRest)]
    fn add_rest();
}

/// `tools/wasm.sh` cuts a module in two: what the beginning of a game calls, and the rest. The first part calls this when it needs
/// something of the rest that has not been added yet.
#[wasm_bindgen(js_name = needRest)]
pub fn need_rest() {
    add_rest();
}
