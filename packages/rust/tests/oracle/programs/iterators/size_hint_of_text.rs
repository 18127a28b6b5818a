log!("{:?} {:?} {:?}", "hello".chars().size_hint(), "hé🦀".chars().size_hint(), "".chars().size_hint());
log!("{:?} {:?}", "hello".char_indices().size_hint(), "hé".bytes().size_hint());
log!("{:?} {:?}", "a b c".split(' ').size_hint(), "a b c".split_whitespace().size_hint());
log!("{:?} {:?}", "a\nb".lines().size_hint(), "a,b,c".splitn(2, ',').size_hint());
let mut chars = "hé🦀!".chars();
chars.next();
chars.next_back();
log!("{:?} {:?}", chars.size_hint(), chars.as_str());
log!("{:?}", "a-b".chars().filter(|c| *c != '-').map(|c| c as u32).size_hint());
