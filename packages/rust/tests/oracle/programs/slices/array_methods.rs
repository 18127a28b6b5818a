let a = [1, 2, 3];
log!("{:?} {} {:?}", a.map(|n| n * n), a.len(), a.iter().rev().collect::<Vec<_>>());
let b: [i32; 2] = a[1..].try_into().unwrap();
log!("{:?} {:?}", b, std::array::from_fn::<usize, 3, _>(|i| i * 2));
