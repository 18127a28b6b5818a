let v = [1, 2, 3];
log!("{:?}", v.split_at(2));
let at = 4 + tick() as usize;
log!("{:?}", v.split_at(at));
