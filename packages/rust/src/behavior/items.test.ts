import { runText } from '../../tests/runText'

test('consts, statics, modules and nested functions', () => {
  const program = `
    const SIZE: usize = 3;
    const TABLE: [[i32; SIZE]; 2] = [[1, 2, 3], [4, 5, 6]];
    static NAME: &str = "static";
    mod shapes {
        pub const SIDES: i32 = 4;
        pub fn area(w: i32) -> i32 { square(w) * SIDES }
        fn square(w: i32) -> i32 { w * w }
        pub mod inner { pub fn up() -> i32 { super::square(3) } }
    }
    let mut copy = TABLE;
    copy[0][0] = 100;
    let sum: i32 = TABLE.iter().flatten().sum();
    fn outer(n: i32) -> i32 { fn inner(n: i32) -> i32 { n + 1 } inner(n) * 2 }
    println!("{sum} {} {NAME} {} {} {}", copy[0][0], shapes::area(2), shapes::inner::up(), outer(2));
  `
  expect(runText(program)).toEqual(['21 100 static 16 9 6'])
})

test('functions call each other in any order', () => {
  const program = `
    fn even(n: u32) -> bool { if n == 0 { true } else { odd(n - 1) } }
    fn odd(n: u32) -> bool { if n == 0 { false } else { even(n - 1) } }
    fn fib(n: u32) -> u64 { match n { 0 | 1 => n as u64, _ => fib(n - 1) + fib(n - 2) } }
    println!("{} {} {}", even(10), odd(7), fib(15));
  `
  expect(runText(program)).toEqual(['true true 610'])
})
