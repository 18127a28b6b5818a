// refused: E0277
trait Make { fn make(&self) -> impl std::fmt::Display; }
struct Cat;
struct Paw;
impl Make for Cat { fn make(&self) -> Paw { Paw } }
Cat.make();
