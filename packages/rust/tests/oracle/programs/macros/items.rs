macro_rules! point {
    ($name:ident { $($field:ident: $kind:ty),* $(,)? }) => {
        #[derive(Debug, Clone, PartialEq)]
        struct $name {
            $($field: $kind),*
        }
        impl $name {
            fn new($($field: $kind),*) -> Self {
                Self { $($field),* }
            }
        }
    };
}
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($variant:ident = $number:expr),+ $(,)? }) => {
        $(#[$meta])*
        $vis enum $name {
            $($variant = $number),+
        }
        impl $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];
            fn name(&self) -> &'static str {
                match self {
                    $($name::$variant => stringify!($variant)),+
                }
            }
        }
    };
}
macro_rules! areas {
    ($($name:ident => $area:expr),*) => {
        $(
            impl Area for $name {
                fn area(&self) -> f64 {
                    $area
                }
            }
        )*
    };
}
macro_rules! getters {
    ($($name:ident: $kind:ty),*) => {
        $(fn $name(&self) -> $kind { self.$name })*
    };
}
macro_rules! lent {
    ($life:lifetime, $name:ident) => {
        fn $name<$life>(text: &$life str) -> &$life str {
            text
        }
    };
}
macro_rules! maker {
    ($name:ident, $value:expr) => {
        macro_rules! $name {
            () => {
                $value
            };
        }
    };
}
macro_rules! whole {
    ($item:item) => {
        $item
    };
}
trait Area {
    fn area(&self) -> f64;
}
struct Small;
struct Large {
    width: i32,
    height: i32,
}
impl Large {
    getters!(width: i32, height: i32);
}
areas!(Small => 1.5, Large => 2.5);
point!(Point { x: i32, y: Vec<f32>, });
named! {
    #[derive(Debug, Clone, Copy)]
    pub enum Color {
        Red = 1,
        Green = 2 + 3,
    }
}
lent!('a, same);
maker!(five, 5);
whole! {
    fn from_an_item() -> i32 {
        11
    }
}

turbo::go!({
    log!("{:?} {}", Point::new(1, vec![1.0]), Point::new(1, vec![]) == Point::new(2, vec![]));
    log!("{:?} {} {}", Color::ALL, Color::Green.name(), Color::Green as i32);
    let large = Large { width: 3, height: 4 };
    log!("{} {} {} {}", Small.area(), large.area(), large.width(), large.height());
    log!("{} {} {}", same("x"), five!(), from_an_item());
});
