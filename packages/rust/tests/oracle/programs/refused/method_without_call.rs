// refused: E0615
struct P;
impl P {
    fn x(&self) -> i32 {
        1
    }
}
log!("{}", P.x);
