#[derive(Debug, Clone, Copy, PartialEq)]
struct Point {
    x: i32,
    y: i32,
}
impl Point {
    const ORIGIN: Point = Point::new(0, 0);
    const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }
    const fn moved(self, by: Point) -> Point {
        Point { x: self.x + by.x, ..Point::new(0, self.y + by.y) }
    }
}
const fn first_even(numbers: [i32; 4]) -> Option<i32> {
    let mut i = 0;
    loop {
        if i == numbers.len() {
            return None;
        }
        if numbers[i] % 2 == 0 {
            break Some(numbers[i]);
        }
        i += 1;
    }
}
const EVEN: Option<i32> = first_even([1, 3, 8, 4]);
const NONE: i32 = match first_even([1, 3, 5, 7]) {
    Some(n) => n,
    None => -1,
};
const CORNER: Point = Point::ORIGIN.moved(Point::new(3, EVEN.unwrap()));
const fn length(point: &Point) -> usize {
    let Point { x, y } = *point;
    if let (3, n @ 1..=9) = (x, y) { n as usize } else { 0 }
}
let cells = [0u8; length(&CORNER)];
log!("{:?} {} {:?} {}", EVEN, NONE, CORNER, cells.len());
