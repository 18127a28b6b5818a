turbo::init! {
    struct GameState {
        cells: Vec<Vec<bool>>,
        generation: usize,
    } = {
        let cells = (0..18).map(|_| (0..32).map(|_| rand() % 3 == 0).collect()).collect();
        Self { cells, generation: 0 }
    }
}

fn neighbors(cells: &[Vec<bool>], x: usize, y: usize) -> usize {
    let (w, h) = (cells[0].len(), cells.len());
    let mut count = 0;
    for dy in [h - 1, 0, 1] {
        for dx in [w - 1, 0, 1] {
            if (dx, dy) != (0, 0) && cells[(y + dy) % h][(x + dx) % w] {
                count += 1;
            }
        }
    }
    count
}

turbo::go!({
    let mut state = GameState::load();
    if tick() % 5 == 4 {
        let old = state.cells.clone();
        for (y, row) in state.cells.iter_mut().enumerate() {
            for (x, cell) in row.iter_mut().enumerate() {
                *cell = matches!((*cell, neighbors(&old, x, y)), (true, 2 | 3) | (false, 3));
            }
        }
        state.generation += 1;
        let alive: usize = state.cells.iter().map(|row| row.iter().filter(|&&cell| cell).count()).sum();
        log!("generation {}: {alive} alive", state.generation);
    }
    for y in 0..state.cells.len() {
        for x in 0..state.cells[y].len() {
            if state.cells[y][x] {
                rect!(x = x * 8, y = y * 8, w = 7, h = 7, color = 0x66ff99ff);
            }
        }
    }
    state.save();
});
