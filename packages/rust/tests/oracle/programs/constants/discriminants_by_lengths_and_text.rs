const NAMES: [&str; 3] = ["one", "two", "three"];
struct Grid([u8; Kind::C as usize]);
#[derive(Debug, Clone, Copy)]
enum Kind {
    A = NAMES.len() as isize,
    B = NAMES[2].len() as isize * 10,
    C = { let mut n = 1; while n < 40 { n *= 3; } n },
    D = if NAMES.len() > 2 { -1 } else { -2 },
    E = std::mem::size_of::<[u16; 5]>() as isize,
    F = match NAMES.len() { 3 => i8::MIN as isize, _ => 0 },
}
let kinds = [Kind::A, Kind::B, Kind::C, Kind::D, Kind::E, Kind::F];
log!("{:?}", kinds.map(|kind| kind as i32));
log!("{}", Grid([0; 81]).0.len());
