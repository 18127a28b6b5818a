let (even, odd): (Vec<i32>, Vec<i32>) = (0..6).partition(|n| n % 2 == 0);
let (a, b): (Vec<i32>, Vec<char>) = [(1, 'a'), (2, 'b')].into_iter().unzip();
log!("{:?} {:?} {:?} {:?}", even, odd, a, b);
