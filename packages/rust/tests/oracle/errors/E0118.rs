impl<T> T { fn twice(self) -> u8 { 2 } } //~

trait Twice: Sized { fn twice(self) -> u8 { 2 } }
impl<T> Twice for T {}
