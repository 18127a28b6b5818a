log!("{:?} {:?}", [3, 1, 2].iter().max(), [3, 1, 2].iter().min());
let v: Vec<i32> = vec![];
log!("{:?} {:?}", v.iter().max(), [2.5, 0.5].iter().cloned().fold(f32::INFINITY, f32::min));
log!("{:?}", ["bb", "a", "cc"].iter().max_by(|a, b| a.len().cmp(&b.len())));
log!("{:?}", [2.5, 0.5].iter().min_by(|a, b| a.partial_cmp(b).unwrap()));
