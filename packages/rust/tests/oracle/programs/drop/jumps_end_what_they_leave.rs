struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn early(n: i32) -> i32 {
    let _a = Noisy("a");
    if n == 0 {
        return 0;
    }
    let _b = Noisy("b");
    if n == 1 {
        let _c = Noisy("c");
        return n + _c.0.len() as i32;
    }
    n * 10
}
log!("{}", early(0));
log!("{}", early(1));
log!("{}", early(2));
for i in 0..4 {
    let _round = Noisy("round");
    if i == 0 {
        continue;
    }
    let _late = Noisy("late");
    if i == 2 {
        break;
    }
    log!("end of {}", i);
}
let found = loop {
    let _in_loop = Noisy("in loop");
    break 7;
};
log!("{}", found);
let block = 'out: {
    let _outer = Noisy("outer");
    {
        let _inner = Noisy("inner");
        if found == 7 {
            break 'out 1;
        }
    }
    2
};
log!("{}", block);
'rows: for y in 0..2 {
    let _row = Noisy("row");
    for x in 0..3 {
        let _cell = Noisy("cell");
        if x == 1 {
            continue 'rows;
        }
        log!("{} {}", x, y);
    }
}
