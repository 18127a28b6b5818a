#[derive(Debug)]
enum Tree<T> {
    Leaf,
    Node(Box<Tree<T>>, T, Box<Tree<T>>),
}
impl<T: PartialOrd> Tree<T> {
    fn insert(self, value: T) -> Tree<T> {
        match self {
            Tree::Leaf => Tree::Node(Box::new(Tree::Leaf), value, Box::new(Tree::Leaf)),
            Tree::Node(left, here, right) => {
                if value < here {
                    Tree::Node(Box::new(left.insert(value)), here, right)
                } else {
                    Tree::Node(left, here, Box::new(right.insert(value)))
                }
            }
        }
    }
    fn count(&self) -> usize {
        match self {
            Tree::Leaf => 0,
            Tree::Node(l, _, r) => l.count() + 1 + r.count(),
        }
    }
}
let t = Tree::Leaf.insert(3).insert(1).insert(2);
log!("{} {:?}", t.count(), t);
