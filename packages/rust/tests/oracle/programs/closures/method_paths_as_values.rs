let words = ["a", "bcd"];
let lengths: Vec<usize> = words.iter().map(|w| w.len()).collect();
let owned: Vec<String> = words.iter().copied().map(String::from).collect();
let most = [1.5f32, 0.5].into_iter().fold(0.0, f32::max);
log!("{:?} {:?} {}", lengths, owned.iter().map(String::len).collect::<Vec<_>>(), most);
