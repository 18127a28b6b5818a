// refused: E0308
const SIZE: u8 = 3;
fn total(cells: &[u8; SIZE]) -> u32 {
    cells.len() as u32
}
log!("{}", total(&[1, 2, 3]));
