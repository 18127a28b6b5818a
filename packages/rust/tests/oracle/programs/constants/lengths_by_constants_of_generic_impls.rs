trait Size { const N: usize; const DOUBLE: usize = Self::N * 2; const FLAG: u8 = !0; }
trait Other { const K: usize = 2; }
struct A; struct W<T>(T); struct Grid;
impl Size for A { const N: usize = 4; }
impl Size for W<u8> { const N: usize = 5; }
impl Size for W<u16> { const N: usize = 6; }
impl Size for u8 { const N: usize = 7; }
impl<T> Other for Vec<T> {}
impl<T> Other for Option<T> { const K: usize = 9; }
impl Size for (i32, u8) { const N: usize = <u8 as Size>::N + A::N; }
impl Size for [u8; 3] { const N: usize = 1; }
type Alias = A;
let a = [0u8; A::DOUBLE];
let b = [0u8; <W<u8>>::N];
let b2 = [0u8; <W<u16> as Size>::DOUBLE];
let c = [0u8; u8::N];
let d = [0u8; <(i32, u8)>::N];
let e = [0u8; Alias::N + 1];
let f = [0u8; <[u8; 3] as Size>::DOUBLE];
let g = [0u8; <Vec<i32> as Other>::K];
let h = [0u8; <Option<i32> as Other>::K];
log!("{} {} {} {} {} {} {} {} {}", a.len(), b.len(), b2.len(), c.len(), d.len(), e.len(), f.len(), g.len(), h.len());
impl Grid { const W: usize = 3; const H: usize = Self::W + <Self as Size>::N; fn cells(&self) -> [u8; Self::W * Self::H] { [1; Self::W * Self::H] } fn more() -> [i32; Self::N] { [3; Self::N] } }
impl Size for Grid { const N: usize = Grid::W * 2; }
log!("{} {:?}", Grid.cells().len(), Grid::more());
fn sum(x: &[i32; A::N]) -> i32 { x.iter().sum() }
log!("{}", sum(&[1, 2, 3, 4]));
const T: [u8; A::N] = [A::FLAG; A::N];
log!("{:?}", T);
struct Fixed<const N: usize>([u8; N]);
let x: Fixed<{ A::N }> = Fixed([0; 4]);
log!("{}", x.0.len());
enum E { X = A::N as isize, Y }
log!("{}", E::Y as i32);
mod inner { pub trait Len { const LEN: usize; } pub struct P; impl Len for P { const LEN: usize = 11; } }
use inner::Len;
log!("{}", [0; inner::P::LEN].len());
