let v = vec![1, 2];
let f = move |n: i32| v.iter().map(|m| m * n).collect::<Vec<_>>();
log!("{:?} {:?}", f(2), f(3));
