struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
#[derive(Debug, Clone, PartialEq)]
struct Item {
    name: String,
}
impl Drop for Item {
    fn drop(&mut self) {
        log!("- {}", self.name);
    }
}
fn item(name: &str) -> Item {
    Item {
        name: name.to_string(),
    }
}
#[derive(Default)]
struct Bag {
    items: Vec<Item>,
    best: Option<Item>,
}
impl Bag {
    fn with(mut self, i: Item) -> Self {
        self.items.push(i);
        self
    }
    fn pick(&mut self, name: &str) -> Result<&Item, String> {
        let at = self
            .items
            .iter()
            .position(|i| i.name == name)
            .ok_or(format!("no {}", name))?;
        let found = self.items.swap_remove(at);
        self.best = Some(found);
        self.best.as_ref().ok_or_else(|| "gone".to_string())
    }
    fn into_best(self) -> Option<Item> {
        let Bag { items, best } = self;
        log!("{} left", items.len());
        best
    }
}
let mut bag = Bag::default()
    .with(item("a"))
    .with(item("b"))
    .with(item("c"));
log!("{:?}", bag.pick("b"));
log!("{:?}", bag.pick("x"));
log!("{:?}", bag.pick("a").map(|i| i.name.len()));
let best = bag.into_best();
log!("{:?}", best);
let copy = best.clone();
log!("{}", copy == best);
let mut m = std::collections::BTreeMap::new();
for (i, n) in ["p", "q", "r"].iter().enumerate() {
    m.insert(i, item(n));
}
if let Some(i) = m.remove(&1) {
    log!("removed {}", i.name);
}
if let Some(i) = m.get_mut(&0) {
    i.name.push('!');
}
*m.get_mut(&2).unwrap() = item("s");
m.retain(|k, _| *k > 0);
log!("retained");
let v: Vec<Item> = m.into_values().collect();
log!("{}", v.len());
let joined = v
    .iter()
    .map(|i| i.name.as_str())
    .collect::<Vec<_>>()
    .join(",");
log!("{}", joined);
let x = item("x1");
let y = Item { name: "y1".into() };
let (x, y) = (y, x);
log!("{} {}", x.name, y.name);
let mut pair = (item("p0"), item("p1"));
std::mem::swap(&mut pair.0, &mut pair.1);
pair.0 = item("p2");
log!("{:?}", pair);
let mut o = None;
log!("{}", o.is_none());
o = Some(item("o1"));
o.get_or_insert_with(|| item("o2"));
o.insert(item("o3"));
let _ = o.take();
log!("took");
o.replace(item("o4"));
let mut z = vec![item("z0"); 2];
z.extend(vec![item("z1")]);
z.dedup();
log!("{}", z.len());
z.reverse();
