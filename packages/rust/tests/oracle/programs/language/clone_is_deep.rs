#[derive(Clone, Debug)]
struct Bag {
    items: Vec<Vec<i32>>,
}
let a = Bag { items: vec![vec![1]] };
let mut b = a.clone();
b.items[0].push(2);
let v = vec![vec![0; 2]; 2];
let mut w = v.clone();
w[0][0] = 1;
log!("{:?} {:?} {:?} {:?}", a, b, v, w);
