use std::cell::{Cell, RefCell};
use std::collections::BinaryHeap;
use std::mem;
use std::rc::{Rc, Weak};
struct Node {
    name: &'static str,
    own: Weak<Node>,
    children: RefCell<Vec<Rc<Node>>>,
}
let root = Rc::new_cyclic(|own| {
    log!("{}", own.upgrade().is_none());
    Node { name: "root", own: own.clone(), children: RefCell::default() }
});
root.children.borrow_mut().push(Rc::new(Node { name: "leaf", own: Weak::new(), children: RefCell::default() }));
let again = root.own.upgrade().unwrap();
log!("{} {} {}", again.name, again.children.borrow()[0].name, Rc::ptr_eq(&root, &again));
log!("{} {}", Rc::strong_count(&root), Rc::weak_count(&root));
let (a, b) = (Cell::new(1), Cell::new(2));
a.swap(&b);
log!("{} {}", a.get(), b.get());
let (v, w) = (Cell::new(vec![1]), Cell::new(vec![]));
v.swap(&w);
log!("{:?} {:?}", v.into_inner(), w.into_inner());
let (list, text): (Rc<[i32]>, Rc<str>) = (vec![1, 2].into(), String::from("shared").into());
log!("{list:?} {} {text}", list.len());
let mut found: Option<Vec<i32>> = None;
found.get_or_insert_default().push(3);
found.get_or_insert_default().push(4);
log!("{found:?}");
let mut heap = BinaryHeap::from([1, 5]);
let mut other = BinaryHeap::from([9, 3]);
heap.append(&mut other);
log!("{:?} {}", heap.into_sorted_vec(), other.len());
enum Tile {
    Wall,
    Door(u8),
    Sign { text: String },
}
let tiles = [Tile::Wall, Tile::Door(1), Tile::Door(2), Tile::Sign { text: String::new() }];
for pair in tiles.windows(2) {
    log!("{}", mem::discriminant(&pair[0]) == mem::discriminant(&pair[1]));
}
log!("{}", mem::discriminant(&Some(1)) == mem::discriminant(&None));
if let (Tile::Door(n), Tile::Sign { text }) = (&tiles[1], &tiles[3]) {
    log!("{n} {text}");
}
use std::sync;
struct Ring(sync::Weak<Ring>, u8);
let ring = sync::Arc::new_cyclic(|own| Ring(own.clone(), 7));
log!("{} {}", ring.0.upgrade().unwrap().1, sync::Arc::weak_count(&ring));
