// refused: E0603
mod m {
    fn hidden() {}
}
m::hidden();
