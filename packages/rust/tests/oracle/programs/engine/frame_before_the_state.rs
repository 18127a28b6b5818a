turbo::go!({
    let mut s = State::load();
    bump(&mut s);
    log!("{}", s.n);
    s.save();
});

fn bump(s: &mut State) {
    s.n += STEP;
}

const STEP: i32 = 3;

turbo::init! {
    struct State {
        n: i32,
    } = Self { n: 0 }
}
