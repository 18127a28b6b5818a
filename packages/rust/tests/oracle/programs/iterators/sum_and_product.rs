log!("{} {}", (1..=4).sum::<i32>(), (1..=5).product::<u64>());
let total: f32 = [0.5, 1.5].iter().sum();
let n: i32 = vec![1, 2].iter().map(|n| n * 2).sum();
log!("{total} {n}");
