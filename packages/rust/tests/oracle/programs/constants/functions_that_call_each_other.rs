const fn is_even(n: u32) -> bool {
    n == 0 || is_odd(n - 1)
}
const fn is_odd(n: u32) -> bool {
    n != 0 && is_even(n - 1)
}
const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
const fn fibonacci(n: usize) -> u64 {
    let (mut a, mut b) = (0, 1);
    let mut i = 0;
    'rounds: loop {
        if i >= n {
            break 'rounds;
        }
        (a, b) = (b, a + b);
        i += 1;
    }
    a
}
const EVEN: bool = is_even(10);
const DIVISOR: u32 = gcd(84, 36);
const LARGE: u64 = fibonacci(90);
static LIST: [u64; DIVISOR as usize] = [fibonacci(10); gcd(24, 36) as usize];
log!("{} {} {} {} {}", EVEN, DIVISOR, LARGE, LIST[11], LIST.len());
