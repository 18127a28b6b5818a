use std::rc::Rc;
use std::sync::Arc;
let squares: Rc<[u32]> = (1..5).map(|n| n * n).collect();
let same = Rc::clone(&squares);
log!("{squares:?} {} {}", same.len(), Rc::strong_count(&squares));
let words: Arc<[String]> = "a few words".split(' ').map(String::from).collect();
log!("{words:?} {:?}", words.iter().max());
