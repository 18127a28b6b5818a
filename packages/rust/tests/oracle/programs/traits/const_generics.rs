fn total<const N: usize>(v: [i32; N]) -> i32 {
    v.iter().sum::<i32>() * N as i32
}
struct Board<const W: usize, const H: usize> {
    cells: [[u8; W]; H],
}
let b = Board::<3, 2> { cells: [[1; 3]; 2] };
log!("{} {}", total([1, 2, 3]), b.cells.len() * b.cells[0].len());
