struct Cat<'a, T>(&'a T);
fn f(cat: Cat<u8, 'static>) {} //~

struct Grid<T, const N: usize>([T; N]);
fn f(grid: Grid<3, u8>) {} //~

struct Grid<const N: usize, T>([T; N]);
fn f(grid: Grid<u8, 3>) {} //~

struct Grid<T, const N: usize>([T; N]);
fn f() {
    let grid = Grid::<3, u8>([1, 2, 3]); //~
}

struct Cat<'a, T>(&'a T);
fn f(cat: Cat<'static, u8>) {}

const SIZE: usize = 3;
struct Grid<T, const N: usize>([T; N]);
impl<T, const N: usize> Grid<T, N> { fn of(grid: Grid<T, N>, other: Grid<u8, SIZE>) {} }
fn f() { let grid = Grid::<_, { 1 + 2 }>([1, 2, 3]); let other: Grid<u8, _> = Grid([1; 4]); }
