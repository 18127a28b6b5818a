turbo::init! {
    struct State {
        screen: enum Screen {
            Title,
            Play(struct Level { number: u32, tiles: Vec<struct Tile(i32, i32)> }),
        },
        items: Vec<struct Item { name: String, at: (f32, f32) }>,
        best: Option<u32>,
    } = {
        let items = vec![Item { name: "coin".to_string(), at: (1.0, 2.5) }];
        Self { screen: Screen::Title, items, best: None }
    }
}

impl Item {
    fn shout(&self) -> String {
        self.name.to_uppercase()
    }
}

turbo::go!({
    let mut state = State::load();
    log!("{:?} {}", state, state.items[0].shout());
    if state.screen == Screen::Title {
        state.screen = Screen::Play(Level { number: 1, tiles: vec![Tile(1, 2)] });
    } else if let Screen::Play(level) = &mut state.screen {
        level.number += 1;
        level.tiles.push(Tile(level.number as i32, 0));
    }
    state.best = Some(state.best.unwrap_or(0) + 3);
    state.save();
});
