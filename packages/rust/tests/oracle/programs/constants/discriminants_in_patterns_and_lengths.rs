#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Menu = FIRST,
    Play,
    Over = 10 + FIRST * 2,
}
const FIRST: isize = START.len() as isize;
const START: &str = "menu";
const MODES: [Mode; Mode::Play as usize - 3] = [Mode::Menu, Mode::Over];
const fn named(n: isize) -> Option<Mode> {
    const MENU: isize = Mode::Menu as isize;
    const OVER: isize = Mode::Over as isize;
    match n {
        MENU => Some(Mode::Menu),
        5 => Some(Mode::Play),
        OVER => Some(Mode::Over),
        _ => None,
    }
}
let found = [4, 5, 18, 19].map(|n| named(n).map_or(-1, |mode| mode as i32));
log!("{:?} {}", found, MODES.iter().filter(|&&mode| mode == Mode::Menu).count());
