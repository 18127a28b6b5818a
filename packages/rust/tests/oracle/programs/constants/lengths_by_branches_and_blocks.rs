const DEBUG: bool = false;
const LEVEL: Difficulty = Difficulty::Hard;
#[derive(Clone, Copy)]
enum Difficulty {
    Easy,
    Hard,
}
const ENEMIES: usize = match LEVEL {
    Difficulty::Easy => 2,
    Difficulty::Hard => 5,
};
let slots = [0u8; if DEBUG { 1 } else { ENEMIES * 2 }];
let blocks = [0u8; {
    let mut n = 1;
    while n * n < 50 {
        n += 1;
    }
    n
}];
let tuple = [0u8; { let (a, b) = (ENEMIES, 3); a - b }];
let nested = [[0u8; 'found: { if ENEMIES > 4 { break 'found 3; } 1 }]; (1, 2).1];
let shifted: [u8; 1 << 3 | 0b1] = [0; !0 & 9];
log!("{} {} {} {} {}", slots.len(), blocks.len(), tuple.len(), nested.len() * nested[0].len(), shifted.len());
log!("{}", matches!(Difficulty::Easy, Difficulty::Easy));
