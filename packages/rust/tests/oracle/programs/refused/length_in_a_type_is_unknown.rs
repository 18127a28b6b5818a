// refused: cannot find value `SIZE` in this scope
struct Grid { cells: [u8; SIZE] }
let grid: Option<Grid> = None;
log!("{}", grid.is_none());
