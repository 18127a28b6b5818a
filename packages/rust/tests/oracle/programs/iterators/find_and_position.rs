let v = [3, 8, 5, 8];
log!("{:?} {:?}", v.iter().find(|n| **n > 4), v.iter().position(|&n| n == 8));
log!("{:?} {:?}", v.iter().rposition(|&n| n == 8), v.iter().find_map(|n| if n % 2 == 1 { Some(n * 10) } else { None }));
