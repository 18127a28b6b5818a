struct Grid<const W: usize, const H: usize>;
impl<const W: usize, const H: usize> Grid<W, H> {
    const CELLS: usize = W * H;
    const LAST: (usize, usize) = (W - 1, H - 1);
    const IS_SQUARE: bool = W == H;
    const fn index(x: usize, y: usize) -> usize {
        y * W + x
    }
}
struct Pair<T>(T);
impl<T> Pair<T> {
    const BYTES: usize = std::mem::size_of::<T>() * 2;
    const NONE: Option<T> = None;
}
type Board = Grid<4, 3>;
let cells = [0u8; Board::CELLS];
let square = [0u8; Grid::<3, 3>::CELLS + Pair::<u16>::BYTES];
log!("{} {} {:?} {}", cells.len(), square.len(), Board::LAST, Grid::<2, 2>::IS_SQUARE);
log!("{} {:?}", [0; Board::index(3, 1)].len(), Pair::<i32>::NONE);
log!("{}", Pair(1u8).0);
