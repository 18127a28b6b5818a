let c = Bounds::new(100, 50, 40, 31);
let b = Bounds::new(1, 2, 10, 6);
log!("{:?} {:?} {:?} {:?}", b.above(&c), b.below(&c), b.left_of(&c), b.right_of(&c));
log!("{:?} {:?} {:?} {:?}", b.above_self(), b.below_self(), b.left_of_self(), b.right_of_self());
