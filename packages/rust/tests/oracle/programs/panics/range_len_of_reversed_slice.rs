let v = [1, 2, 3, 4];
let (from, to) = (2, 2);
log!("{:?}", &v[from..to]);
let to = to - 1 - tick() as usize;
log!("{:?}", &v[from..to]);
