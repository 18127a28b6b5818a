const fn count(text: &str, letter: u8) -> usize {
    let bytes = text.as_bytes();
    let mut found = 0;
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == letter {
            found += 1;
        }
        i += 1;
    }
    found
}
const fn hash(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut hash: u32 = 0x811c9dc5;
    let mut i = 0;
    while i < bytes.len() {
        hash ^= bytes[i] as u32;
        hash = hash.wrapping_mul(0x01000193);
        i += 1;
    }
    hash
}
const MAP: &str = "#..#.#";
const WALLS: usize = count(MAP, b'#');
const KEY: u32 = hash("turbo");
const MASK: u8 = 0b1010_0000u8.rotate_left(3) | 1 << 6;
const CLAMPED: u8 = 200u8.saturating_add(100);
const CHECKED: Option<u8> = 200u8.checked_add(100);
let walls = [1u8; WALLS];
log!("{} {} {} {} {:?} {}", walls.len(), KEY, MASK, CLAMPED, CHECKED, i32::from_str_radix("12", 8).is_ok());
