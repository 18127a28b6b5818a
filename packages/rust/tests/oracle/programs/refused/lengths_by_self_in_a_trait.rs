// refused: generic parameters may not be used in const operations
trait Size { const N: usize; fn z() -> [u8; Self::N]; }
