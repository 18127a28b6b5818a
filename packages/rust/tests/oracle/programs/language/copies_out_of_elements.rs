#[derive(Clone, Copy, Debug)]
struct P {
    x: i32,
}
let mut v = vec![P { x: 1 }, P { x: 2 }];
let mut first = v[0];
first.x = 10;
v[1] = first;
first.x = 20;
let r = &v[1];
let mut copy = *r;
copy.x = 30;
log!("{:?} {:?}", v, first);
