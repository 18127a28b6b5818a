const W: usize = 4;
const H: usize = W / 2;
type Row = [u8; W + 1];
type Map = [Row; H];
struct Sprite<const N: usize> {
    pixels: [u8; N],
}
impl Sprite<{ W * H }> {
    const PIXELS: usize = W * H;
    fn new() -> Self {
        Sprite { pixels: [1; Self::PIXELS] }
    }
}
fn map() -> Map {
    [[3; W + 1]; H]
}
fn total(rows: &[Row; H], sprite: Sprite<{ H * W }>) -> u32 {
    rows.iter().flatten().map(|&n| n as u32).sum::<u32>() + sprite.pixels.len() as u32
}
trait Buffer {
    fn buffer() -> [u16; H + 1];
}
impl Buffer for Row {
    fn buffer() -> [u16; W - 1] {
        [9; 3]
    }
}
let closure = |row: [u8; W]| row.len();
let boxed: Box<[u8; H]> = Box::new([0; 2]);
log!("{} {:?} {} {}", total(&map(), Sprite::new()), Row::buffer(), closure([0; 4]), boxed.len());
log!("{}", std::mem::size_of::<[u32; W * H]>() + vec![[0u8; H]; W].len());
