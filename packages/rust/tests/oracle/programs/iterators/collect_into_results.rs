let good: Result<Vec<i32>, _> = "1 2".split(' ').map(|t| t.parse::<i32>()).collect();
let bad: Result<Vec<i32>, _> = "1 x y".split(' ').map(|t| t.parse::<i32>()).collect();
let some: Option<Vec<i32>> = [Some(1), Some(2)].into_iter().collect();
let none: Option<Vec<i32>> = vec![Some(1), None].into_iter().collect();
log!("{:?} {:?} {:?} {:?}", good, bad, some, none);
