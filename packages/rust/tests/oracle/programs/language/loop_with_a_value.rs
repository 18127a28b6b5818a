let mut n = 1;
let first = loop {
    n *= 2;
    if n > 50 {
        break n + 1;
    }
};
log!("{first}");
