/** A program that exercises the whole compiler, for warming up. */
export const FIRST_TEXT = `use turbo::prelude::*;
turbo::init! { struct State { x: i32, list: Vec<f32> } = Self { x: 1, list: vec![] } }
turbo::go!({
    let mut state = State::load();
    clear(0x000000ff);
    for i in 0..3 { state.list.push(i as f32 * 1.5); }
    if gamepad(0).right.pressed() { state.x += 1; }
    rect!(x = state.x, w = 10, h = 10, color = 0xffffffff);
    sprite!("heart", x = 4, y = 4);
    text!("Score: {}", state.x; x = 2, y = 2);
    state.save();
});`
