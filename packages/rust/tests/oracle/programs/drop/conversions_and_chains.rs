struct Noisy(String);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
impl From<&str> for Noisy {
    fn from(text: &str) -> Self {
        Noisy(text.to_string())
    }
}
impl Noisy {
    fn louder(self) -> Noisy {
        Noisy(self.0.to_uppercase())
    }
    fn changed(mut self, to: &str) -> Self {
        self.0 = to.to_string();
        self
    }
}
impl Clone for Noisy {
    fn clone(&self) -> Self {
        log!("clone {}", self.0);
        Noisy(format!("{}'", self.0))
    }
}
impl std::ops::Add for Noisy {
    type Output = Noisy;
    fn add(self, other: Noisy) -> Noisy {
        Noisy(format!("{}{}", self.0, other.0))
    }
}
let a = Noisy::from("a").louder().changed("b");
log!("{}", a.0);
let sum = a + Noisy::from("c");
log!("{}", sum.0);
let b: Noisy = "d".into();
let copies = vec![b; 3];
log!("{}", copies.len());
let copy = copies.clone();
drop(copies);
log!("{}", copy[0].0);
let kept: Vec<Noisy> = copy.into_iter().filter(|item| item.0.len() > 2).collect();
log!("{}", kept.len());
struct Game {
    score: Noisy,
    best: Option<Box<Noisy>>,
}
impl Game {
    fn new() -> Game {
        Game {
            score: "0".into(),
            best: None,
        }
    }
    fn win(&mut self) {
        let old = std::mem::replace(&mut self.score, Noisy::from("1"));
        self.best = Some(Box::new(old));
        log!("won");
    }
    fn finish(self) -> Option<Box<Noisy>> {
        log!("finish {}", self.score.0);
        self.best
    }
}
let mut game = Game::new();
game.win();
game.win();
let best = game.finish();
log!("{}", best.map_or(0, |noisy| noisy.0.len()));
let boxed = Box::new(Noisy::from("boxed"));
let unboxed = *boxed;
log!("{}", unboxed.0);
let result: Result<Noisy, String> = Ok(Noisy::from("ok"));
if let Ok(noisy) = &result {
    log!("{}", noisy.0);
}
let noisy = match result {
    Ok(noisy) => noisy,
    Err(text) => Noisy(text),
};
log!("{}", noisy.0);
