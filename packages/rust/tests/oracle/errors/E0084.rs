#[repr(u8)] //~
enum Never {}

#[repr(i32)] //~
enum Tile {
}

#[repr(u8)]
enum Tile { Grass }

enum Never {}
