// refused: E0616
mod m {
    pub struct P {
        x: i32,
    }
    impl P {
        pub fn new() -> P {
            P { x: 1 }
        }
    }
}
log!("{}", m::P::new().x);
