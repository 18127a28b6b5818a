// refused: E0426
loop {
    break 'outer;
}
