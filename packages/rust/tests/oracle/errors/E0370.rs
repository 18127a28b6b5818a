#[repr(u8)]
enum Tile {
    Wall = 255,
    Door, //~
}

#[repr(i64)]
enum Tile {
    Wall = 0x7ffffffffffffffe,
    Door,
    Key, //~
}

#[repr(i8)]
enum Tile { Wall = 127, Door = -128, Key }

enum Tile { Wall = -2, Door, Key }
