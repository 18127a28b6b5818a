const MOST: u8 = 255 + 1; //~

const COLUMNS: u32 = 0;
const WIDTH: u32 = 256 / COLUMNS; //~

const COLORS: [u32; 3] = [1, 2, 3];
const LAST: u32 = COLORS[3]; //~

static LOWEST: i8 = -(-128); //~

enum Level {
    Low = 1,
    High = 5 % 0, //~
}

const MASK: u8 = 1 << 8; //~

const MOST: u8 = 254 + 1;
const LOWEST: i8 = -128;
const COLUMNS: u32 = 16;
const WIDTH: u32 = if COLUMNS == 0 { 1 / 0 } else { 256 / COLUMNS };

const COLORS: [u32; 3] = [1, 2, 3];
const LAST: u32 = COLORS[COLORS.len() - 1];
const MASK: u8 = 1 << 7;
const HALF: u8 = !0 >> 1;
const SMALL: u8 = 300u32 as u8 + 1;
