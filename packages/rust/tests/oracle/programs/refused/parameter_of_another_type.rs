// refused: E0308
struct Flag<const IS_ON: bool>;
impl<const IS_ON: bool> Flag<IS_ON> {
    fn get(&self) -> bool {
        IS_ON
    }
}
log!("{}", Flag::<1>.get());
