// refused: E0382
let s = String::from("x");
for _ in 0..2 {
    drop(s);
}
