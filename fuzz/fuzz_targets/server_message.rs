#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| dedale_server::fuzzing::server_message(data));
