// refused: E0382
let v = vec![1, 2];
for n in v {
    log!("{n}");
}
log!("{}", v.len());
