let v = [3, 8, 5];
let found = 'search: {
    for n in v {
        if n > 4 {
            break 'search n;
        }
    }
    0
};
log!("{found}");
