use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;

let mut ages: HashMap<Rc<str>, i32> = HashMap::from([("ada".into(), 36)]);
*ages.get_mut("ada").unwrap() += 1;
log!("{:?} {} {} {:?}", ages.get("bob"), ages.contains_key("ada"), ages["ada"], ages.get(&Rc::<str>::from("ada")));
log!("{:?} {:?}", ages.remove_entry("ada"), ages);
let names: BTreeMap<Arc<str>, i32> = BTreeMap::from([("ab".into(), 1), ("ac".into(), 2)]);
log!("{:?} {:?} {:?}", names.get("ac"), names.get("a"), names.get_key_value("ab"));
let numbers: HashMap<Rc<i32>, char> = HashMap::from([(Rc::new(5), 'f')]);
let lists: BTreeMap<Rc<[i32]>, char> = BTreeMap::from([(Rc::from(vec![1, 2]), 'l')]);
log!("{:?} {:?}", numbers.get(&5), lists.get(&[1, 2][..]));
let mut owned: HashMap<Box<str>, i32> = HashMap::from([("a".into(), 1)]);
log!("{:?} {:?}", owned.remove("a"), owned.get("a"));
let mut set: HashSet<Rc<String>> = HashSet::from([Rc::new("x".to_string())]);
let sorted: BTreeSet<Rc<str>> = BTreeSet::from(["aa".into(), "ab".into()]);
log!("{:?} {} {} {}", set.take(&"x".to_string()), set.len(), sorted.contains("ab"), sorted.contains("a"));
