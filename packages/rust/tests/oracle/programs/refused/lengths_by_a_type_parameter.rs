// refused: constant expression depends on a generic parameter
trait Size { const N: usize; }
fn f<T: Size>() -> usize { [0u8; T::N].len() }
