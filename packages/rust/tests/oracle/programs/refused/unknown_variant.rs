// refused: E0599
enum E {
    A,
}
let e = E::C;
