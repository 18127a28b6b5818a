trait Sized2 { const N: usize; const M: usize = Self::N * 2; }
struct A;
struct B;
impl Sized2 for A { const N: usize = 3; }
impl Sized2 for B { const N: usize = <A as Sized2>::M + 1; const M: usize = 2; }
struct Grid { cells: [u8; <A as Sized2>::N], rows: [[i32; B::M]; A::M] }
fn sums() -> [usize; <B as Sized2>::N] { [A::N; <B as Sized2>::N] }
mod shapes {
    pub trait Corners { const CORNERS: usize; }
    impl Corners for u8 { const CORNERS: usize = u8::BITS as usize / 2; }
    impl<T: Corners> Corners for Option<T> { const CORNERS: usize = T::CORNERS + 1; }
}
use shapes::Corners;
impl A {
    const OWN: [i32; <Self as Sized2>::N] = [7; Self::N];
    fn fill(&self) -> [bool; Self::M] { [true; Self::M] }
}
struct Buffer<const N: usize>([u8; N]);
impl<const N: usize> Sized2 for Buffer<N> { const N: usize = N; }
let grid = Grid { cells: [1; A::N], rows: [[4; 2]; 6] };
log!("{} {} {}", grid.cells.len(), grid.rows.len(), grid.rows[0].len());
log!("{:?} {:?} {:?}", sums(), A::OWN, A.fill());
let corners = [0u8; <Option<u8> as Corners>::CORNERS];
let more = ['x'; <Option<Option<u8>> as Corners>::CORNERS];
log!("{:?} {:?}", corners, more);
let doubled = [1.5; <Buffer<2> as Sized2>::M];
log!("{:?} {}", doubled, Buffer([0; A::N]).0.len());
