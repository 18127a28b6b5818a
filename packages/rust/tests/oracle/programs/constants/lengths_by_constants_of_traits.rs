trait Size { const N: usize; const M: usize = 3; fn name() -> String { String::from("x") } }
struct A; struct B;
impl Size for A { const N: usize = 4; }
impl Size for B { const N: usize = A::N * 2; const M: usize = 7; }
let a = [0u8; A::N];
let b = [1u8; <B as Size>::N];
let c = [2u8; A::M];
let d: [i32; B::M] = [0; 7];
log!("{} {} {} {}", a.len(), b.len(), c.len(), d.len());
struct W { x: [u8; A::N] }
let w = W { x: [1; 4] };
log!("{}", w.x.len());
