let s = "né日😀";
log!("{} {} {:?}", s.len(), s.chars().count(), s.bytes().collect::<Vec<_>>());
log!("{:?}", s.char_indices().collect::<Vec<_>>());
