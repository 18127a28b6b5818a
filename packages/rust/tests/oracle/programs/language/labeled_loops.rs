'outer: for x in 0..4 {
    for y in 0..4 {
        if y == 2 {
            continue 'outer;
        }
        if x == 2 {
            break 'outer;
        }
        log!("{x} {y}");
    }
}
