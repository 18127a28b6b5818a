const fn filled<const N: usize>(value: u8) -> [u8; N] {
    let mut all = [0; N];
    let mut i = 0;
    while i < N {
        all[i] = value + i as u8;
        i += 1;
    }
    all
}
const fn larger<const A: usize, const B: usize>() -> usize {
    if A > B { A } else { B }
}
const fn first<T: Copy, const N: usize>(items: &[T; N]) -> T {
    items[0]
}
const fn bytes<T>() -> usize {
    std::mem::size_of::<T>()
}
const FOUR: [u8; 4] = filled(7);
const MOST: [u8; larger::<3, 5>()] = filled::<5>(FOUR[3]);
const FIRST: char = first(&['a', 'b']);
log!("{:?} {:?} {} {}", FOUR, MOST, FIRST, [0; bytes::<(u32, u8)>()].len());
