struct Door<const IS_OPEN: bool> {
    opened: u32,
}
impl Door<false> {
    fn open(self) -> Door<true> {
        Door { opened: self.opened + 1 }
    }
}
impl Door<true> {
    fn close(self) -> Door<false> {
        Door { opened: self.opened }
    }
}
trait Rank {
    fn rank() -> u8;
}
struct Card<const SUIT: char, const N: u8 = 1>;
impl<const N: u8> Rank for Card<'h', N> {
    fn rank() -> u8 {
        N * 2
    }
}
impl<const N: u8> Rank for Card<'s', N> {
    fn rank() -> u8 {
        N * 3
    }
}
let door = Door::<false> { opened: 0 }.open().close().open();
log!("{}", door.opened);
log!("{} {} {}", Card::<'h', 7>::rank(), Card::<'s', 7>::rank(), <Card<'s'>>::rank());
struct Row<T, const N: usize = 3>([T; N]);
let row: Row<u8> = Row([1, 2, 3]);
log!("{}", row.0.len());
