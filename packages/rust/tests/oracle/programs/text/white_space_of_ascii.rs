let line = "\tone two\u{2009}three\u{a0}four\x0b five\x0c\r\nsix ";
log!("{:?}", line.split_ascii_whitespace().collect::<Vec<_>>());
log!("{:?}", line.split_whitespace().collect::<Vec<_>>());
log!("{:?}", line.split_ascii_whitespace().rev().next());
