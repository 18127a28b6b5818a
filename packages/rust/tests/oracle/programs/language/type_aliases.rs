type Point = (i32, i32);
type Grid<T> = Vec<Vec<T>>;
fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}
let g: Grid<u8> = vec![vec![1; 2]; 2];
log!("{:?} {:?}", add((1, 2), (3, 4)), g);
