turbo::init! {
    struct State {
        rest: Tween<f32>,
        still: Tween<i32>,
        opened: Tween<i32>,
    } = Self { rest: Tween::new(5.0), still: Tween::new(5).duration(3), opened: Tween::new(5).duration(3) }
}

turbo::go!({
    let mut s = State::load();
    if tick() == 2 {
        s.opened.end = 20;
    }
    if tick() > 2 {
        log!("{} {} {:?} {:?}", s.rest.get(), s.rest.done(), s.rest.elapsed_since_done(), s.rest);
        log!("{} {:?}", s.still.done(), s.still);
        log!("{} {:?}", s.opened.get(), s.opened.elapsed);
    }
    s.save();
});
