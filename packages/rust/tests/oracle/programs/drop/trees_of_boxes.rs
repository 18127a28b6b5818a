struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Tree {
    value: i32,
    noisy: Noisy,
    left: Option<Box<Tree>>,
    right: Option<Box<Tree>>,
}
impl Tree {
    fn new(value: i32, name: &'static str) -> Self {
        Tree {
            value,
            noisy: Noisy(name),
            left: None,
            right: None,
        }
    }
    fn insert(&mut self, other: Tree) {
        let side = if other.value < self.value {
            &mut self.left
        } else {
            &mut self.right
        };
        match side {
            Some(tree) => tree.insert(other),
            None => *side = Some(Box::new(other)),
        }
    }
    fn cut(&mut self, value: i32) -> Option<Box<Tree>> {
        if self.left.as_ref().map_or(false, |t| t.value == value) {
            return self.left.take();
        }
        if let Some(left) = &mut self.left {
            if let Some(found) = left.cut(value) {
                return Some(found);
            }
        }
        None
    }
}
impl Drop for Tree {
    fn drop(&mut self) {
        log!("tree {}", self.value);
    }
}
let mut t = Tree::new(5, "five");
t.insert(Tree::new(3, "three"));
t.insert(Tree::new(8, "eight"));
t.insert(Tree::new(1, "one"));
t.insert(Tree::new(4, "four"));
let c = t.cut(1);
log!("cut {}", c.is_some());
drop(c);
t.cut(3);
log!("end");
