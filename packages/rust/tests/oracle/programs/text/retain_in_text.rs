let mut s = String::from("a1b2");
s.retain(|c| c.is_alphabetic());
log!("{s} {:?}", s.char_indices().last());
