trait Show { fn show<T: std::fmt::Display>(&self, value: T) -> String; }
struct Cat;
impl Show for Cat {
    fn show<T: std::fmt::Display + Clone>(&self, value: T) -> String { //~
        format!("{}", value)
    }
}

trait Show { fn show(&self, value: impl std::fmt::Display) -> String; }
struct Cat;
impl Show for Cat {
    fn show(&self, value: impl std::fmt::Debug) -> String { //~
        format!("{:?}", value)
    }
}

trait Show { fn show<T: std::fmt::Display + Clone>(&self, value: T) -> String; }
struct Cat;
impl Show for Cat {
    fn show<T: std::fmt::Display>(&self, value: T) -> String {
        format!("{}", value)
    }
}

trait Sum { fn sum<T>(&self, of: &[T]) -> T where T: Copy + std::ops::Add<Output = T>; }
struct Cat;
impl Sum for Cat {
    fn sum<T: Copy + std::ops::Add<Output = T>>(&self, of: &[T]) -> T {
        of[0] + of[1]
    }
}
