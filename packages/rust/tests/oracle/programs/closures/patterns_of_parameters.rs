let pairs = vec![(1, 'a'), (2, 'b')];
let text: Vec<String> = pairs.iter().map(|&(n, c)| format!("{n}{c}")).collect();
let sums: Vec<i32> = pairs.iter().enumerate().map(|(i, &(n, _))| i as i32 + n).collect();
log!("{:?} {:?}", text, sums);
