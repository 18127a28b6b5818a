turbo::init! {
    struct GameState {
        lines: Vec<String>,
        line: usize,
        shown: usize,
    } = {
        let text = "Hello, little robot!|The sun is low.|Run!";
        Self { lines: text.split('|').map(String::from).collect(), line: 0, shown: 0 }
    }
}

fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().unwrap();
        if !last.is_empty() && last.len() + 1 + word.len() > width {
            lines.push(word.to_string());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

turbo::go!({
    let mut state = GameState::load();
    let whole = state.lines.get(state.line).cloned().unwrap_or_default();
    if tick() % 2 == 0 && state.shown < whole.chars().count() {
        state.shown += 1;
    }
    let shown: String = whole.chars().take(state.shown).collect();
    for (row, line) in wrapped(&shown, 12).iter().enumerate() {
        text!(line, x = 16, y = 90 + row as i32 * 9);
    }
    if gamepad(0).a.just_pressed() {
        if state.shown < whole.len() {
            state.shown = whole.len();
        } else if state.line + 1 < state.lines.len() {
            state.line += 1;
            state.shown = 0;
        }
        log!("{}/{} {:?}", state.line + 1, state.lines.len(), shown.to_uppercase());
    }
    state.save();
});
