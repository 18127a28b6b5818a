let mut asked = 0;
let found = [1, 2, 3, 4].iter().any(|n| {
    asked += 1;
    *n == 2
});
let all = [1, 2, 3].iter().all(|n| {
    log!("{n}");
    *n < 2
});
log!("{found} {asked} {all}");
