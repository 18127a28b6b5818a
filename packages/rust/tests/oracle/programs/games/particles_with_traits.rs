trait Moves {
    fn update(&mut self);
    fn draw(&self);
    fn is_alive(&self) -> bool {
        true
    }
}

#[derive(Clone)]
struct Spark {
    x: f32,
    y: f32,
    vx: f32,
    vy: f32,
    life: u32,
}

struct Cloud {
    x: f32,
    speed: f32,
}

impl Moves for Spark {
    fn update(&mut self) {
        self.vy += 0.1;
        self.x += self.vx;
        self.y += self.vy;
        self.life = self.life.saturating_sub(1);
    }

    fn draw(&self) {
        let fade = self.life as f32 / 30.0;
        circ!(x = self.x, y = self.y, d = 3, color = 0xffcc00ff, opacity = fade.clamp(0.1, 1.0));
    }

    fn is_alive(&self) -> bool {
        self.life > 0
    }
}

impl Moves for Cloud {
    fn update(&mut self) {
        self.x = (self.x + self.speed) % 300.0;
    }

    fn draw(&self) {
        ellipse!(x = self.x - 44.0, y = 10, w = 40, h = 16, color = 0xffffff80);
    }
}

fn random(from: f32, to: f32) -> f32 {
    from + (rand() % 1000) as f32 / 1000.0 * (to - from)
}

turbo::go!({
    let mut things: Vec<Box<dyn Moves>> = vec![Box::new(Cloud { x: tick() as f32, speed: 0.5 })];
    for _ in 0..5 {
        things.push(Box::new(Spark {
            x: 128.0,
            y: 72.0,
            vx: random(-2.0, 2.0),
            vy: random(-3.0, 0.0),
            life: 5 + rand() % 4,
        }));
    }
    for step in 0..8 {
        for thing in things.iter_mut() {
            thing.update();
        }
        things.retain(|thing| thing.is_alive());
        log!("step {step}: {}", things.len());
    }
    things.iter().for_each(|thing| thing.draw());
});
