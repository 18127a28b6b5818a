#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Tile {
    Floor = 1,
    Wall = Tile::Floor as u8 + 4,
    Door,
    Key = Self::DOUBLE,
    Last = Tile::Door as u8 * 3,
}
impl Tile {
    const DOUBLE: u8 = Tile::Wall as u8 * 2;
    const ALL: [Tile; 5] = [Tile::Floor, Tile::Wall, Tile::Door, Tile::Key, Tile::Last];
}
for tile in Tile::ALL {
    log!("{:?} {}", tile, tile as u8);
}
const AFTER: i32 = Tile::Last as i32 - Tile::Key as i32;
log!("{} {}", AFTER, Tile::Key < Tile::Last);
