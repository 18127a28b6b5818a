struct Grid<T> {
    width: usize,
    cells: Vec<T>,
}
struct Pair<A, B>(A, B);
fn size<T>(Grid { width, cells }: &Grid<T>) -> usize {
    width * cells.len()
}
fn grow<T: Clone>(Grid { width, cells }: &mut Grid<T>, cell: T) {
    *width += 1;
    cells.resize(*width, cell);
}
fn shown(Pair(a, b): &Pair<&str, u8>) -> String {
    format!("{a} {b}")
}
fn swap<T>(Pair(a, b): &mut Pair<T, T>) {
    std::mem::swap(a, b);
}
fn deep(Pair(Pair(a, _), (b, [c, ..])): &&Pair<Pair<i32, bool>, (i32, [i32; 3])>) -> i32 {
    a * 100 + b * 10 + c
}
let mut grid = Grid { width: 2, cells: vec!['a', 'b'] };
log!("{}", size(&grid));
grow(&mut grid, 'c');
log!("{} {:?}", size(&grid), grid.cells);
let mut pair = Pair(1, 2);
swap(&mut pair);
log!("{} {} {}", pair.0, pair.1, shown(&Pair("a", 3)));
log!("{}", deep(&&Pair(Pair(1, true), (2, [3, 4, 5]))));
let mut list = vec![Pair(1, "x"), Pair(2, "y")];
for Pair(n, _) in &mut list {
    *n *= 10;
}
let mut add = |Pair(n, _): &mut Pair<i32, &str>, by: i32| *n += by;
list.iter_mut().for_each(|pair| add(pair, 5));
let text: Vec<String> = list.iter().map(|Pair(n, name)| format!("{name}{n}")).collect();
log!("{text:?} {:?}", list.iter().map(|&Pair(n, _)| n).max());
let mut numbers = Some(4);
let change = |some: &mut Option<i32>| if let Some(n) = some { *n += 1 };
change(&mut numbers);
log!("{numbers:?}");
