// refused: E0369
struct V(f32);
let v = V(1.0) + V(2.0);
