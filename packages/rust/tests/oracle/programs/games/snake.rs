turbo::init! {
    struct GameState {
        body: Vec<(i32, i32)>,
        direction: enum Direction { Up, Down, Left, Right },
        food: (i32, i32),
        score: u32,
        is_over: bool,
    } = {
        Self {
            body: vec![(8, 8), (7, 8), (6, 8)],
            direction: Direction::Right,
            food: (12, 8),
            score: 0,
            is_over: false,
        }
    }
}

const CELL: i32 = 8;
const COLUMNS: i32 = 32;
const ROWS: i32 = 18;

impl Direction {
    fn step(&self) -> (i32, i32) {
        match self {
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
        }
    }

    fn is_opposite(&self, other: &Direction) -> bool {
        let (a, b) = (self.step(), other.step());
        a.0 + b.0 == 0 && a.1 + b.1 == 0
    }
}

impl GameState {
    fn turn(&mut self) {
        let pad = gamepad(0);
        let wanted = if pad.up.just_pressed() {
            Some(Direction::Up)
        } else if pad.down.just_pressed() {
            Some(Direction::Down)
        } else if pad.left.just_pressed() {
            Some(Direction::Left)
        } else if pad.right.just_pressed() {
            Some(Direction::Right)
        } else {
            None
        };
        if let Some(direction) = wanted {
            if !direction.is_opposite(&self.direction) {
                self.direction = direction;
            }
        }
    }

    fn advance(&mut self) {
        let (dx, dy) = self.direction.step();
        let &(x, y) = self.body.first().unwrap();
        let head = ((x + dx).rem_euclid(COLUMNS), (y + dy).rem_euclid(ROWS));
        if self.body.contains(&head) {
            self.is_over = true;
            return;
        }
        self.body.insert(0, head);
        if head == self.food {
            self.score += 10;
            self.food = loop {
                let spot = ((rand() % COLUMNS as u32) as i32, (rand() % ROWS as u32) as i32);
                if !self.body.iter().any(|&part| part == spot) {
                    break spot;
                }
            };
        } else {
            self.body.pop();
        }
    }
}

turbo::go!({
    let mut state = GameState::load();
    clear(0x101020ff);
    if !state.is_over {
        state.turn();
        if tick() % 4 == 0 {
            state.advance();
        }
    }
    for (i, (x, y)) in state.body.iter().enumerate() {
        let color = if i == 0 { 0x80ff80ff } else { 0x40c040ff };
        rect!(x = x * CELL, y = y * CELL, w = CELL - 1, h = CELL - 1, color = color);
    }
    circ!(x = state.food.0 * CELL, y = state.food.1 * CELL, d = CELL, color = 0xff4040ff);
    text!("Score {:04}", state.score; x = 4, y = 4);
    if state.is_over {
        text!("GAME OVER", x = 100, y = 64, font = "large");
    }
    state.save();
});
