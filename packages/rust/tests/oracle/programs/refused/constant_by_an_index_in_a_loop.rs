// refused: E0080
static TABLE: [u8; 4] = {
    let mut table = [0; 4];
    let mut i = 0;
    while i <= 4 {
        table[i] = i as u8;
        i += 1;
    }
    table
};
log!("{}", TABLE[0]);
