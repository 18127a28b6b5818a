trait Fighter {
    fn hp(&self) -> i32;
    fn hit(&mut self, by: i32);
    fn attack(&self, other: &mut dyn Fighter) {
        other.hit(2);
    }
}
struct Slime(i32);
impl Fighter for Slime {
    fn hp(&self) -> i32 {
        self.0
    }
    fn hit(&mut self, by: i32) {
        self.0 -= by;
    }
}
fn fight(a: &mut dyn Fighter, b: &mut dyn Fighter) -> usize {
    let mut round = 0;
    while a.hp() > 0 && b.hp() > 0 {
        round += 1;
        if round % 2 == 1 {
            a.attack(b);
        } else {
            b.attack(a);
        }
    }
    hurt(a);
    hurt(a);
    round
}
fn hurt(fighter: &mut dyn Fighter) {
    fighter.hit(1);
}
let (mut a, mut b) = (Slime(5), Slime(3));
log!("{} {} {}", fight(&mut a, &mut b), a.0, b.0);
