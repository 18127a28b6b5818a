#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    Slow,
    Fast(u8),
}
trait Enemy {
    const NAME: &'static str;
    const SPEED: f32 = 1.5;
    const KIND: Kind = Kind::Slow;
    const DROPS: &'static [u32] = &[];
    const POINTS: [i32; 2];
    fn total(&self) -> i32 {
        Self::POINTS[0] + Self::POINTS[1] + Self::DROPS.len() as i32
    }
}
struct Bat;
struct Ghost;
impl Enemy for Bat {
    const NAME: &'static str = "bat";
    const POINTS: [i32; 2] = [1, 2];
}
impl Enemy for Ghost {
    const NAME: &'static str = "ghost";
    const SPEED: f32 = Bat::SPEED * 2.0;
    const KIND: Kind = Kind::Fast(Bat::POINTS[1] as u8);
    const DROPS: &'static [u32] = &[10, 20];
    const POINTS: [i32; 2] = [<Bat as Enemy>::POINTS[1] * 10; 2];
}
fn describe<E: Enemy>(enemy: &E) -> String {
    format!("{} {} {:?} {}", E::NAME, E::SPEED, E::KIND, enemy.total())
}
log!("{}", describe(&Bat));
log!("{}", describe(&Ghost));
match Kind::Fast(2) {
    Ghost::KIND => log!("ghost"),
    _ => log!("other"),
}
