let s = "héllo hello";
log!("{:?} {:?} {:?} {:?}", s.find("llo"), s.find('x'), s.rfind("l"), s.find(|c: char| c == ' '));
log!("{} {} {}", s.contains("lo h"), s.starts_with('h'), s.ends_with("llo"));
log!("{:?} {:?}", "abc".strip_prefix("a"), "abc".strip_suffix("x"));
