let mut n = 1;
let mut f = move || {
    n += 1;
    n
};
log!("{} {}", f(), f());
log!("{n}");
