// refused: E0384
const LAST: i32 = {
    let i = 0;
    while i < 3 { i += 1; }
    i
};
log!("{}", LAST);
