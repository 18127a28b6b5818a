const fn sum(numbers: &[u32]) -> u32 {
    let mut total = 0;
    let mut i = 0;
    while i < numbers.len() {
        total += numbers[i];
        i += 1;
    }
    total
}
const fn double(numbers: &mut [u32; 3]) {
    let mut i = 0;
    while i < 3 {
        numbers[i] *= 2;
        i += 1;
    }
}
const fn doubled(mut numbers: [u32; 3]) -> [u32; 3] {
    double(&mut numbers);
    numbers
}
const NUMBERS: [u32; 3] = doubled([1, 2, 3]);
const SUM: u32 = sum(&NUMBERS);
const HALF: u32 = sum(NUMBERS.split_at(2).0);
static ROW: [u8; SUM as usize] = [SUM as u8; SUM as usize];
log!("{:?} {} {} {}", NUMBERS, SUM, HALF, ROW.len());
