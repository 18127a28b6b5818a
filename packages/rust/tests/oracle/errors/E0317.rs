fn sign(number: i32) -> i32 {
    if number < 0 { return -1; } //~
}

let speed: f32 = if true { panic!() }; //~

fn first(words: &[&str]) -> usize { if let [word, ..] = words { word.len() } } //~

fn sign(number: i32) -> i32 {
    if number < 0 { return -1; }
    if number > 0 { return 1; }
    0
}

let double = |number: i32| -> i32 {
    if number > 9 { return 9; }
    number * 2
};
