let n = 5;
let word = match n {
    x if x > 10 => "large",
    5 if n % 2 == 0 => "even five",
    5 => "five",
    _ => "rest",
};
log!("{word}");
