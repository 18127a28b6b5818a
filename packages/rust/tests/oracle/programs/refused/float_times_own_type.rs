// refused: E0277
struct V(f32);
let v = 2.0 * V(1.0);
