// refused: E0277
let t = Tween::new((0.0, 1.0));
