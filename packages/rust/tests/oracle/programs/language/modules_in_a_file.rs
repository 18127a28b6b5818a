mod geometry {
    pub const SIZE: i32 = 8;
    pub struct Square(pub i32);
    impl Square {
        pub fn area(&self) -> i32 {
            helper(self.0)
        }
    }
    fn helper(n: i32) -> i32 {
        n * n
    }
    pub mod deep {
        pub fn twice(n: i32) -> i32 {
            super::helper(2) * n
        }
    }
}
use geometry::deep::twice;
use geometry::Square;

turbo::go!({
    log!("{} {} {}", geometry::SIZE, Square(3).area(), twice(5));
});
