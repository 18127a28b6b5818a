impl<T> T { fn twice(self) -> u8 { 2 } } //~

trait Twice: Sized { fn twice(self) -> u8 { 2 } }
impl<T> Twice for T {}

impl<T: Copy> T { fn both(self) -> (T, T) { (self, self) } } //~

struct Pair<T>(T, T);
impl<T: Copy> Pair<T> { fn first(&self) -> T { self.0 } }
