fn f(b: bool) -> bool {
    log!("{b}");
    b
}
log!("{}", f(false) && f(true) || f(true) || f(false));
