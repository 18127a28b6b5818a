use std::cmp::Ordering;
struct Meters {
    x: i32,
}
struct Feet {
    y: i32,
}
impl PartialEq<Feet> for Meters {
    fn eq(&self, other: &Feet) -> bool {
        self.x * 3 == other.y
    }
}
impl PartialEq<i32> for Meters {
    fn eq(&self, other: &i32) -> bool {
        self.x == *other
    }
}
impl PartialOrd<i32> for Meters {
    fn partial_cmp(&self, other: &i32) -> Option<Ordering> {
        self.x.partial_cmp(other)
    }
}
let m = Meters { x: 2 };
log!("{} {} {}", m == Feet { y: 6 }, m == Feet { y: 2 }, m != Feet { y: 2 });
log!("{} {} {} {}", m == 2, m != 2, m < 3, m <= 1);
