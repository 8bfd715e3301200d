#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dedale_engine::fuzzing::data_text(data));
