static LIVES: u32 = 3;
fn f() {
    LIVES = 2; //~
}

static LIVES: [u32; 2] = [3, 3];
fn f() {
    LIVES[0] = 2; //~
}

static LIVES: u32 = 3;
fn f() -> u32 {
    let mut lives = LIVES;
    lives -= 1;
    lives
}

fn f() -> u32 {
    let mut lives = [3, 3];
    lives[0] = 2;
    lives[0]
}
