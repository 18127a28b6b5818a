rect!(w = 8, h = 8);
let v: Vec<i32> = vec![];
circ!(d = v[tick() as usize]);
