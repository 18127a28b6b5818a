//! What the pages call "any Rust number type".

mod sealed {
    /// Conversions between a number and the engine's types. Values out of range have none: floats are first rounded
    /// toward zero, and every number fits into an f32, more or less exactly.
    pub trait Number: Copy {
        fn to_i32(self) -> Option<i32>;
        fn to_u32(self) -> Option<u32>;
        fn to_f32(self) -> f32;
    }
}

pub trait Number: sealed::Number {}

/// A value that is accepted where the documentation says `T`: any number, or a pair of any numbers.
pub trait As<T> {
    fn convert(self) -> Option<T>;
}

macro_rules! whole_numbers {
    ($($number:ty)*) => {
        $(
            impl Number for $number {}
            impl sealed::Number for $number {
                fn to_i32(self) -> Option<i32> {
                    i32::try_from(self).ok()
                }

                fn to_u32(self) -> Option<u32> {
                    u32::try_from(self).ok()
                }

                fn to_f32(self) -> f32 {
                    self as f32
                }
            }
        )*
    };
}

whole_numbers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

macro_rules! broken_numbers {
    ($($number:ty)*) => {
        $(
            impl Number for $number {}
            impl sealed::Number for $number {
                fn to_i32(self) -> Option<i32> {
                    fitting(self as f64, i32::MIN as f64, i32::MAX as f64).map(|cut| cut as i32)
                }

                fn to_u32(self) -> Option<u32> {
                    fitting(self as f64, 0.0, u32::MAX as f64).map(|cut| cut as u32)
                }

                fn to_f32(self) -> f32 {
                    self as f32
                }
            }
        )*
    };
}

broken_numbers!(f32 f64);

/// The integer part of a number, if it is within the range; NaN never is.
fn fitting(number: f64, least: f64, most: f64) -> Option<f64> {
    let cut = number.trunc();
    (least <= cut && cut <= most).then_some(cut)
}

impl<N: Number> As<i32> for N {
    fn convert(self) -> Option<i32> {
        self.to_i32()
    }
}

impl<N: Number> As<u32> for N {
    fn convert(self) -> Option<u32> {
        self.to_u32()
    }
}

impl<N: Number> As<f32> for N {
    fn convert(self) -> Option<f32> {
        Some(self.to_f32())
    }
}

/// If one part is out of range, the pair is
impl<A: As<T>, B: As<U>, T, U> As<(T, U)> for (A, B) {
    fn convert(self) -> Option<(T, U)> {
        Some((self.0.convert()?, self.1.convert()?))
    }
}
