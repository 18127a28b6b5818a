let area = [0u8; Room::AREA];
log!("{} {} {}", area.len(), Room::DOORS, Level::COUNT);
struct Room;
impl Room {
    const AREA: usize = Self::WIDTH * Self::HEIGHT;
    const HEIGHT: usize = Level::COUNT + 1;
}
impl Room {
    const WIDTH: usize = 3;
    const DOORS: u32 = doors(Self::WIDTH);
}
const fn doors(width: usize) -> u32 {
    (width * 2) as u32 + Level::Hard as u32
}
enum Level {
    Easy,
    Hard = Room::WIDTH as isize + 4,
}
impl Level {
    const COUNT: usize = Self::Hard as usize - Level::Easy as usize - 5;
}
