trait Double {
    fn double(&self) -> Self;
}
impl Double for i32 {
    fn double(&self) -> i32 {
        self * 2
    }
}
impl Double for String {
    fn double(&self) -> String {
        self.repeat(2)
    }
}
impl<T: Double> Double for Option<T> {
    fn double(&self) -> Self {
        self.as_ref().map(|x| x.double())
    }
}
log!("{} {} {:?}", 4.double(), "ab".to_string().double(), Some(3).double());
