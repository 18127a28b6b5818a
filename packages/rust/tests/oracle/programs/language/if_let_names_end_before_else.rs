let n = 7;
let o: Option<i32> = None;
if let Some(n) = o {
    log!("{n}");
} else {
    log!("{n}");
}
if let Some(n) = o {
    log!("{n}");
} else if let Some(m) = Some(n + 1) {
    log!("{n} {m}");
}
