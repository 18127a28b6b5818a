const LIVES: u32 = 3;
fn f() {
    LIVES += 2; //~
}

fn f() {
    12 += 1; //~
}

fn f(lives: &mut u32) { *lives += 1; }

fn f() -> u32 { let mut lives = 3; lives += 2; lives }
