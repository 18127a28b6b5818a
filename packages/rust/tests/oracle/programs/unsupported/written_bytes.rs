use std::io::Write;
let mut bytes = Vec::new();
bytes.write_all(b"abc").unwrap();
log!("{:?}", bytes);
