// refused: E0107
struct Pair<A, B>(A, B);
fn f(p: Pair<i32>) {}
