const NAMES: [&str; 3] = ["a", "bc", "def"];
const LENGTHS: [usize; NAMES.len()] = [NAMES[0].len(), NAMES[1].len(), NAMES[2].len()];
static TILES: &[u8] = &[1, 2, 3, 4];
const COUNT: usize = { const INNER: [u8; 2] = [1, 2]; INNER.len() + LENGTHS[2] };
struct Level {
    rows: [[u8; LENGTHS[1]]; NAMES.len()],
    names: [&'static str; COUNT],
}
let level = Level { rows: [[7; 2]; 3], names: [""; COUNT] };
let all: [u8; "text".len() + b"bytes".len()] = [0; 9];
log!("{:?} {} {} {}", level.rows, level.names.len(), all.len(), TILES.len());
fn sizes(grid: &[[u8; COUNT]; LENGTHS[0]]) -> usize {
    grid.len() * grid[0].len()
}
log!("{}", sizes(&[[0; COUNT]]));
