// refused: E0424
fn f() -> i32 {
    self.x
}
