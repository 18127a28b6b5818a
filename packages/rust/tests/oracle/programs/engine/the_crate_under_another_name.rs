use turbo as t;
use turbo::*;
t::init! { struct GameState { n: u32 } = Self { n: 1 } }
t::go!({
    let mut state = GameState::load();
    state.n += 1;
    t::log!("{} {}", state.n, t::tick());
    t::rect!(w = state.n, h = 2);
    state.save();
});
