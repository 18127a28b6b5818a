#[derive(Clone, Copy, Debug, PartialEq)]
struct Vec2 {
    x: f32,
    y: f32,
}

impl std::ops::Add for Vec2 {
    type Output = Vec2;

    fn add(self, other: Vec2) -> Vec2 {
        Vec2 { x: self.x + other.x, y: self.y + other.y }
    }
}

impl std::ops::Mul<f32> for Vec2 {
    type Output = Vec2;

    fn mul(self, factor: f32) -> Vec2 {
        Vec2 { x: self.x * factor, y: self.y * factor }
    }
}

turbo::init! {
    struct GameState {
        ball: struct Ball { x: f32, y: f32, vx: f32, vy: f32 },
        bricks: Vec<struct Brick { bounds: Bounds, hits: u8 }>,
        paddle: f32,
        lives: i32,
    } = {
        let mut bricks = Vec::new();
        for row in 0..4 {
            for column in 0..10 {
                bricks.push(Brick {
                    bounds: Bounds::new(8 + column * 24, 16 + row * 10, 22, 8),
                    hits: 1 + (row == 0) as u8,
                });
            }
        }
        Self { ball: Ball { x: 128.0, y: 100.0, vx: 1.7, vy: -1.3 }, bricks, paddle: 112.0, lives: 3 }
    }
}

turbo::go!({
    let mut state = GameState::load();
    let GameState { ball, bricks, paddle, lives } = &mut state;
    let pad = gamepad(0);
    let speed = if pad.a.pressed() { 4.0 } else { 2.5 };
    *paddle += match (pad.left.pressed(), pad.right.pressed()) {
        (true, false) => -speed,
        (false, true) => speed,
        _ => 0.0,
    };
    *paddle = paddle.clamp(0.0, 256.0 - 32.0);

    for _ in 0..2 {
        let next = Vec2 { x: ball.x, y: ball.y } + Vec2 { x: ball.vx, y: ball.vy } * 0.5;
        ball.x = next.x;
        ball.y = next.y;
        if ball.x < 0.0 || ball.x > 252.0 {
            ball.vx = -ball.vx;
        }
        if ball.y < 0.0 {
            ball.vy = ball.vy.abs();
        }
        let at = (ball.x as i32 + 2, ball.y as i32 + 2);
        if let Some(brick) = bricks.iter_mut().find(|brick| brick.bounds.intersects_xy(at)) {
            brick.hits = brick.hits.saturating_sub(1);
            ball.vy *= -1.0;
        }
        bricks.retain(|brick| brick.hits > 0);
    }
    let board = Bounds::new(*paddle, 132, 32, 4);
    if ball.vy > 0.0 && board.intersects(&Bounds::new(ball.x, ball.y, 4, 4)) {
        ball.vy = -ball.vy;
        ball.vx = (ball.x - *paddle - 14.0) / 8.0;
    }
    if ball.y > 150.0 {
        *lives -= 1;
        ball.y = 100.0;
        ball.vy = -1.3;
        log!("{lives} lives");
    }

    clear(0x000000ff);
    for brick in bricks.iter() {
        let (x, y) = brick.bounds.xy();
        rect!(x = x, y = y, wh = brick.bounds.wh(), color = [0, 0xffa040ff, 0xff4040ff][brick.hits as usize]);
    }
    rect!(xy = board.xy(), wh = board.wh(), color = 0xffffffff, border_radius = 2);
    circ!(x = ball.x, y = ball.y, d = 4);
    text!("{} bricks, {} lives", bricks.len(), lives; x = 4, y = 4, font = "small");
    state.save();
});
