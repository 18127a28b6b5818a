trait Board {
    const WIDTH: usize;
    const HEIGHT: usize = Self::WIDTH / 2;
    fn name(&self) -> String;
}
struct Small;
struct Large;
impl Board for Small {
    const WIDTH: usize = 4;
    fn name(&self) -> String {
        format!("{:?}", [[1u8; Self::WIDTH]; Self::HEIGHT])
    }
}
impl Board for Large {
    const WIDTH: usize = Small::WIDTH + 2;
    const HEIGHT: usize = 1;
    fn name(&self) -> String {
        let row: [char; Large::WIDTH] = ['x'; Large::WIDTH];
        row.iter().collect()
    }
}
log!("{} {}", Small.name(), Large.name());
struct Screen {
    rows: [[u8; <Small as Board>::WIDTH]; <Large as Board>::HEIGHT],
}
let screen = Screen { rows: [[7; 4]] };
log!("{:?}", screen.rows);
static TILES: [u16; Small::WIDTH * Small::HEIGHT] = [3; 8];
log!("{}", TILES.iter().sum::<u16>());
