// refused: E0277
struct P;
fn show<T: Clone>(value: T) {}
show(vec![Some(P)]);
