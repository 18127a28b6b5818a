const TILES: [[u8; 8]; 4] = [
    [1, 1, 1, 1, 1, 1, 1, 1],
    [1, 0, 0, 2, 0, 0, 0, 1],
    [1, 0, 3, 0, 0, 2, 0, 1],
    [1, 1, 1, 1, 1, 1, 1, 1],
];

#[derive(Debug, Clone, Copy, PartialEq)]
enum Tile {
    Floor,
    Wall,
    Coin(u32),
}

impl From<u8> for Tile {
    fn from(code: u8) -> Self {
        match code {
            1 => Tile::Wall,
            n @ 2..=9 => Tile::Coin(n as u32 * 5),
            _ => Tile::Floor,
        }
    }
}

turbo::init! {
    struct GameState {
        x: i32,
        y: i32,
        taken: Vec<(usize, usize)>,
        score: u32,
    } = Self { x: 1, y: 1, taken: Vec::new(), score: 0 }
}

fn tile_at(x: i32, y: i32) -> Option<Tile> {
    let row = TILES.get(usize::try_from(y).ok()?)?;
    row.get(usize::try_from(x).ok()?).copied().map(Tile::from)
}

turbo::go!({
    let mut state = GameState::load();
    let pad = gamepad(0);
    let steps = [(pad.left, -1, 0), (pad.right, 1, 0), (pad.up, 0, -1), (pad.down, 0, 1)];
    for (button, dx, dy) in steps.iter().filter(|(button, ..)| button.just_pressed()) {
        let (x, y) = (state.x + dx, state.y + dy);
        match tile_at(x, y) {
            None | Some(Tile::Wall) => log!("bump {:?}", button),
            Some(tile) => {
                state.x = x;
                state.y = y;
                let place = (x as usize, y as usize);
                if let (Tile::Coin(value), false) = (tile, state.taken.contains(&place)) {
                    state.score += value;
                    state.taken.push(place);
                }
            }
        }
    }
    for (y, row) in TILES.iter().enumerate() {
        for (x, &code) in row.iter().enumerate() {
            let color = match Tile::from(code) {
                Tile::Wall => 0x554433ff,
                Tile::Coin(_) if !state.taken.contains(&(x, y)) => 0xffdd00ff,
                Tile::Floor | Tile::Coin(..) => continue,
            };
            rect!(x = x as u32 * 16, y = y as u32 * 16, w = 16, h = 16, color = color);
        }
    }
    rect!(x = state.x * 16 + 2, y = state.y * 16 + 2, w = 12, h = 12, color = 0x40a0ffff);
    text!("{}", state.score; x = 4, y = 80);
    state.save();
});
