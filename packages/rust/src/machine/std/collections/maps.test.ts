import { runText } from '../../../../tests/runText'

test('insert returns the old value, get a reference, remove the value', () => {
  const program = `
    use std::collections::HashMap;
    let mut m = HashMap::new();
    println!("{:?} {:?} {:?}", m.insert("a", 1), m.insert("a", 2), m.insert("b", 3));
    println!("{:?} {:?} {} {} {}", m.get("a"), m.get("z"), m["b"], m.contains_key("b"), m.len());
    println!("{:?} {:?} {:?}", m.remove("a"), m.remove("a"), m);
  `
  expect(runText(program)).toEqual(['None Some(1) None', 'Some(2) None 3 true 2', 'Some(2) None {"b": 3}'])
})

test('entries count and group', () => {
  const program = `
    use std::collections::{BTreeMap, HashMap};
    let mut count: BTreeMap<char, usize> = BTreeMap::new();
    for c in "hello".chars() { *count.entry(c).or_insert(0) += 1; }
    let mut places: HashMap<&str, Vec<i32>> = HashMap::new();
    places.entry("a").or_default().push(1);
    places.entry("a").or_insert_with(Vec::new).push(2);
    places.entry("a").and_modify(|v| v.push(3)).or_default();
    println!("{count:?} {places:?}");
  `
  expect(runText(program)).toEqual(["{'e': 1, 'h': 1, 'l': 2, 'o': 1} {\"a\": [1, 2, 3]}"])
})

test('modifies values in place', () => {
  const program = `
    use std::collections::HashMap;
    let mut m: HashMap<i32, (i32, String)> = HashMap::from([(1, (0, "x".into()))]);
    if let Some((n, s)) = m.get_mut(&1) { *n += 5; s.push('!'); }
    for (_, v) in m.iter_mut() { v.0 *= 2; }
    for v in m.values_mut() { v.0 += 1; }
    for (k, v) in &mut m { v.0 += k; }
    println!("{m:?}");
    m.retain(|_, v| v.0 > 50);
    println!("{m:?} {}", m.is_empty());
  `
  expect(runText(program)).toEqual(['{1: (12, "x!")}', '{} true'])
})

test('tuples, structs and enums can be keys', () => {
  const program = `
    use std::collections::{HashMap, HashSet};
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    enum Kind { A, B(i32), C { n: u8 } }
    let mut m = HashMap::new();
    m.insert((1, 2), "p");
    m.insert((1, 3), "q");
    let mut k: HashMap<Kind, i32> = HashMap::new();
    k.insert(Kind::B(2), 1);
    *k.entry(Kind::B(2)).or_insert(0) += 5;
    k.insert(Kind::C { n: 1 }, 7);
    println!("{:?} {:?} {:?} {:?}", m.get(&(1, 3)), k.get(&Kind::B(2)), k.get(&Kind::A), k[&Kind::C { n: 1 }]);
    let s: HashSet<(i32, i32)> = [(1, 2), (1, 2), (2, 1)].into();
    println!("{} {}", s.len(), s.contains(&(2, 1)));
  `
  expect(runText(program)).toEqual(['Some("q") Some(6) None 7', '2 true'])
})

test('ordered maps and sets iterate in key order', () => {
  const program = `
    use std::collections::{BTreeMap, BTreeSet};
    let mut m = BTreeMap::from([(3, 'c'), (1, 'a'), (2, 'b')]);
    println!("{m:?} {:?} {:?} {:?}", m.first_key_value(), m.keys().rev().collect::<Vec<_>>(), m.range(2..).collect::<Vec<_>>());
    println!("{:?} {:?} {m:?}", m.pop_first(), m.pop_last());
    println!("{m:#?}");
    let s: BTreeSet<&str> = ["pear", "fig", "apple"].into_iter().collect();
    println!("{s:?} {:?} {:?}", s.first(), s.iter().map(|w| w.len()).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual([
    "{1: 'a', 2: 'b', 3: 'c'} Some((1, 'a')) [3, 2, 1] [(2, 'b'), (3, 'c')]",
    "Some((1, 'a')) Some((3, 'c')) {2: 'b'}",
    '{',
    "    2: 'b',",
    '}',
    '{"apple", "fig", "pear"} Some("apple") [5, 3, 4]',
  ])
})

test('unions, intersections and comparisons of sets', () => {
  const program = `
    use std::collections::BTreeSet;
    let a: BTreeSet<i32> = (1..5).collect();
    let b: BTreeSet<i32> = (3..7).collect();
    println!("{:?} {:?} {:?}", a.intersection(&b).collect::<Vec<_>>(), a.union(&b).count(), a.difference(&b).collect::<Vec<_>>());
    println!("{:?} {:?} {:?} {:?}", &a & &b, &a | &b, &a - &b, a.symmetric_difference(&b).sum::<i32>());
    println!("{} {} {}", a.is_subset(&b), a.is_disjoint(&(8..9).collect()), a == (1..5).collect());
    let mut c = a.clone();
    println!("{} {} {} {c:?}", c.insert(1), c.insert(9), c.remove(&2));
  `
  expect(runText(program)).toEqual([
    '[3, 4] 6 [1, 2]',
    '{3, 4} {1, 2, 3, 4, 5, 6} {1, 2} 14',
    'false true true',
    'false true true {1, 3, 4, 9}',
  ])
})

test('indexing a missing key ends the program', () => {
  const program = `
    let m: std::collections::HashMap<&str, i32> = Default::default();
    println!("{}", m["a"]);
  `
  expect(runText(program)).toEqual(['panic: no entry found for key'])
})

test('an Rc is found by what it owns', () => {
  const program = `
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
    use std::rc::Rc;
    use std::sync::Arc;
    let mut ages: HashMap<Rc<str>, i32> = HashMap::from([("ada".into(), 36)]);
    *ages.get_mut("ada").unwrap() += 1;
    println!("{:?} {} {} {:?}", ages.get("bob"), ages.contains_key("ada"), ages["ada"], ages.get(&Rc::<str>::from("ada")));
    println!("{:?} {:?}", ages.remove_entry("ada"), ages);
    let names: BTreeMap<Arc<str>, i32> = BTreeMap::from([("ab".into(), 1), ("ac".into(), 2)]);
    println!("{:?} {:?} {:?}", names.get("ac"), names.get("a"), names.get_key_value("ab"));
    let numbers: HashMap<Rc<i32>, char> = HashMap::from([(Rc::new(5), 'f')]);
    let lists: BTreeMap<Rc<[i32]>, char> = BTreeMap::from([(Rc::from(vec![1, 2]), 'l')]);
    println!("{:?} {:?}", numbers.get(&5), lists.get(&[1, 2][..]));
    let mut set: HashSet<Rc<String>> = HashSet::from([Rc::new("x".to_string())]);
    let sorted: BTreeSet<Rc<str>> = BTreeSet::from(["aa".into(), "ab".into()]);
    println!("{:?} {:?} {} {}", set.take(&"x".to_string()), set.len(), sorted.contains("ab"), sorted.contains("a"));
  `
  expect(runText(program)).toEqual([
    'None true 37 Some(37)',
    'Some(("ada", 37)) {}',
    'Some(2) None Some(("ab", 1))',
    "Some('f') Some('l')",
    'Some("x") 0 true false',
  ])
})
