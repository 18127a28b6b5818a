let vec = vec![1, 2, 3];
log!("{} {}", vec[1], vec[vec.len() - 1]);
let mut vec = vec;
vec[0] = 5;
log!("{:?}", &vec[..2]);
