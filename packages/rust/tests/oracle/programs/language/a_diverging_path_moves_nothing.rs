let s = String::from("x");
if tick() == 100 {
    drop(s);
    return;
}
log!("{s}");
