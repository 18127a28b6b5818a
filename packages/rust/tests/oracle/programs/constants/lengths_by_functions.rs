const fn area(width: usize, height: usize) -> usize {
    width * height
}
const fn size() -> usize {
    4
}
const fn sum_up_to(n: usize) -> usize {
    let mut total = 0;
    let mut i = 0;
    while i <= n {
        if i % 2 == 1 {
            i += 1;
            continue;
        }
        total += i;
        i += 1;
    }
    total
}
const fn factorial(n: usize) -> usize {
    if n == 0 {
        1
    } else {
        n * factorial(n - 1)
    }
}
const fn digits(n: usize) -> usize {
    match n {
        0..=9 => 1,
        10..=99 => 2,
        _ => {
            let rest = n / 10;
            1 + digits(rest)
        }
    }
}
const fn first_above(limit: usize) -> usize {
    let mut n = 1;
    loop {
        n *= 3;
        if n > limit {
            break n;
        }
    }
}
const fn largest(values: [usize; 3]) -> usize {
    let (mut most, mut i) = (values[0], 1);
    while i < values.len() {
        if values[i] > most {
            most = values[i];
        }
        i += 1;
    }
    most
}
const fn early(n: usize) -> usize {
    if n > 3 {
        return 7;
    }
    n
}
struct Grid;
impl Grid {
    const WIDTH: usize = 3;
    const fn cells(rows: usize) -> usize {
        Self::WIDTH * rows
    }
}
mod sizes {
    const UNIT: usize = 2;
    pub const fn doubled(n: usize) -> usize {
        UNIT * n
    }
}
const fn repeated<const N: usize>() -> usize {
    N * 2
}
const AREA: usize = area(3, 4);
const TABLE: [usize; 3] = [4, 9, 2];

turbo::go!({
    let cells = [0u8; AREA];
    let others: [i32; size()] = [1; size()];
    log!("{} {}", cells.len(), others.len());
    log!("{} {} {}", [0; sum_up_to(5)].len(), [0; factorial(4)].len(), [0; digits(1234)].len());
    log!("{} {} {}", [0; first_above(20)].len(), [0; largest(TABLE)].len(), [0; early(5) + early(2)].len());
    log!("{} {}", [0; Grid::cells(2)].len(), [0; sizes::doubled(3)].len());
    log!("{} {}", [0; repeated::<4>()].len(), [0; (300u32 as u8) as usize].len());
    log!("{} {}", [0; { let n = 2; n + 3 }].len(), area(2, 5));
});
