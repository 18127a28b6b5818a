// refused: E0382
let o = Some(String::from("a"));
if let Some(s) = o {
    log!("{s}");
}
log!("{:?}", o);
