use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Not, Sub};
#[derive(Debug, Clone, Copy, PartialEq)]
struct V {
    x: f32,
    y: f32,
}
impl Add for V {
    type Output = V;
    fn add(self, o: V) -> V {
        V { x: self.x + o.x, y: self.y + o.y }
    }
}
impl Sub for V {
    type Output = V;
    fn sub(self, o: V) -> V {
        V { x: self.x - o.x, y: self.y - o.y }
    }
}
impl Mul<f32> for V {
    type Output = V;
    fn mul(self, k: f32) -> V {
        V { x: self.x * k, y: self.y * k }
    }
}
impl Mul<V> for f32 {
    type Output = V;
    fn mul(self, v: V) -> V {
        v * self
    }
}
impl Neg for V {
    type Output = V;
    fn neg(self) -> V {
        V { x: -self.x, y: -self.y }
    }
}
impl AddAssign for V {
    fn add_assign(&mut self, o: V) {
        self.x += o.x;
        self.y += o.y;
    }
}
impl Not for V {
    type Output = bool;
    fn not(self) -> bool {
        self.x == 0.0 && self.y == 0.0
    }
}
struct Grid {
    cells: Vec<i32>,
}
impl Index<(usize, usize)> for Grid {
    type Output = i32;
    fn index(&self, (x, y): (usize, usize)) -> &i32 {
        &self.cells[y * 2 + x]
    }
}
impl IndexMut<(usize, usize)> for Grid {
    fn index_mut(&mut self, (x, y): (usize, usize)) -> &mut i32 {
        &mut self.cells[y * 2 + x]
    }
}
let (a, b) = (V { x: 1.0, y: 2.0 }, V { x: 0.5, y: 0.5 });
let mut c = a + b * 2.0 - -b;
c += 3.0 * a;
let mut g = Grid { cells: vec![0; 4] };
g[(1, 0)] = 5;
g[(1, 0)] += 2;
log!("{:?} {} {} {:?}", c, !a, g[(1, 0)], g.cells);
