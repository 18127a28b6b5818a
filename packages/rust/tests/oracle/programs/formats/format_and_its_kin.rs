use std::fmt::Write;
let mut text = format!("{}-{}", 1, "b");
write!(text, "+{:.1}", 2.25).unwrap();
writeln!(text, "!").unwrap();
text += &format!("{:?}", text.len());
log!("{text:?}");
