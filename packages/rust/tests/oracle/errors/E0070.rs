const LIVES: u32 = 3;
fn f() {
    LIVES = 2; //~
}

fn lives() -> u32 { 3 }
fn f() {
    lives() = 2; //~
}

const LIVES: u32 = 3;
fn f() -> u32 {
    let mut lives = LIVES;
    lives = 2;
    lives
}

fn f(lives: &mut [u32; 2]) { lives[0] = 2; *lives = [1, 1]; }
