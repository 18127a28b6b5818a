//! "Any Rust number type", as the pages call it.

mod sealed {
    pub trait Number {}
}

pub trait Number: sealed::Number {}

/// A value that is accepted where the documentation says `T`: any number, or a pair of any numbers.
pub trait As<T> {}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(
            impl sealed::Number for $number {}
            impl Number for $number {}
        )*
    };
}

numbers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);

impl<N: Number> As<i32> for N {}
impl<N: Number> As<u32> for N {}
impl<N: Number> As<f32> for N {}
impl<A: As<T>, B: As<U>, T, U> As<(T, U)> for (A, B) {}
