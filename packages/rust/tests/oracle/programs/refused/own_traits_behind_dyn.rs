// refused: E0225
trait Walk {}
trait Swim {}
fn go(animal: &(dyn Walk + Send + Swim)) {}
