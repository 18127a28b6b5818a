struct Noisy {
    name: u32,
}
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.name);
    }
}
turbo::init! {
    struct GameState {
        frame: u32,
        sparks: Vec<u32>,
    } = Self { frame: 0, sparks: vec![] }
}
turbo::go!({
    let mut state = GameState::load();
    let _guard = Noisy { name: state.frame };
    state.frame += 1;
    let frame = state.frame;
    state.sparks.push(frame);
    if frame % 10 == 0 {
        state.sparks.clear();
        state.save();
        return;
    }
    state.save();
    let _late = Noisy { name: 1000 + frame };
});
