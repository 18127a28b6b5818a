let names = vec![String::from("a"), String::from("b")];
let first: Option<&String> = names.first();
let o = Some(String::from("text"));
log!("{:?} {:?} {:?}", first.cloned(), o.as_deref(), o.as_ref().map(|s| s.len()));
log!("{:?} {:?}", Some(&3).copied(), o);
