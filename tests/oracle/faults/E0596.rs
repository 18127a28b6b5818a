static LIVES: u32 = 3;
fn f() {
    let lives = &mut LIVES; //~
}

struct Cat { lives: u32 }
static TOM: Cat = Cat { lives: 9 };
fn f() {
    let lives = &mut TOM.lives; //~
}

static LIVES: u32 = 3;
fn f() -> &'static u32 { &LIVES }

const LIVES: u32 = 3;
fn f() -> u32 {
    let lives = &mut LIVES;
    *lives += 1;
    *lives
}
