// refused: E0382
let v = vec![1];
let f = move || v.len();
log!("{} {}", f(), v.len());
