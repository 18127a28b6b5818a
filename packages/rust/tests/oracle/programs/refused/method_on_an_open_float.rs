// refused: E0689
let x = 2.0;
log!("{}", x.powi(2));
