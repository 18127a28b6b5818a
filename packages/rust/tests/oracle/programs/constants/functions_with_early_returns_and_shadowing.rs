const SIZE: usize = 2;
const fn digits(mut n: u64) -> usize {
    if n == 0 {
        return 1;
    }
    let mut count = 0;
    while n > 0 {
        n /= 10;
        count += 1;
    }
    count
}
const fn steps(n: u32) -> u32 {
    let n = n + 1;
    let n = if n % 2 == 0 { n / 2 } else { n * 3 };
    {
        const SIZE: u32 = 10;
        const fn inner(n: u32) -> u32 {
            n * SIZE
        }
        inner(n)
    }
}
let a = [SIZE; digits(12_345)];
let b = [[0; SIZE]; digits(0)];
log!("{:?} {:?} {} {}", a, b, steps(3), [0; steps(0) as usize % 7].len());
