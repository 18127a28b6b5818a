import { runText } from '../../tests/runText'

test('rounds f32, truncates integers, keeps 64 bits exact', () => {
  const program = `
    let mut x = 0.1f32;
    for _ in 0..10 { x += 0.1; }
    let big = 9_007_199_254_740_993u64 + 2;
    println!("{x} {} {} {} {}", 7 / -2, -7 % 3, big, 3.7f32 as i32 + -1);
    println!("{} {} {} {}", 255u8 as i8, -1i32 as u32, (300.5f32) as u8, 'a' as u8 + 1);
    println!("{} {} {}", u32::MAX >> 4 ^ 0xff, !0u8 << 3, 1u64 << 40 | 1);
    println!("{} {} {:?}", 5.0_f32 / 3.0, 5.0_f64 / 3.0, 1.0_f32);
  `
  expect(runText(program)).toEqual([
    '1.1000001 -3 -1 9007199254740995 2',
    '-1 4294967295 255 98',
    '268435200 248 1099511627777',
    '1.6666666 1.6666666666666667 1.0',
  ])
})

test('fieldless enums are numbers', () => {
  const program = `
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum E { A = -1, B, C = 10 }
    let all = [E::A, E::B, E::C];
    println!("{:?} {}", all.iter().map(|e| *e as i32).collect::<Vec<_>>(), E::B as u8);
    let mut e = E::A;
    let r = &mut e;
    *r = E::C;
    println!("{e:?} {}", e == E::C);
  `
  expect(runText(program)).toEqual(['[-1, 0, 10] 0', 'C true'])
})
