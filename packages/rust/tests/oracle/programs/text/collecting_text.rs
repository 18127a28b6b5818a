let s: String = vec!['a', 'b'].into_iter().collect();
let t: String = ["x", "y"].concat();
let u: String = "hello".chars().rev().collect();
let v = "abc".chars().map(|c| c.to_string()).collect::<Vec<String>>().join("/");
log!("{s} {t} {u} {v} {}", "ab".repeat(3));
