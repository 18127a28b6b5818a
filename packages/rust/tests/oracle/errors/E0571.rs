for number in 0..9 {
    if number > 4 { break number; } //~
}

let mut health = 9;
let left = while health > 0 {
    health -= 2;
    if health == 3 { break health; } //~
};

let mut health = 9;
let left = loop {
    health -= 2;
    if health == 3 { break health; }
};

let found = 'search: {
    for number in 0..9 {
        if number > 4 { break 'search number; }
    }
    0
};
