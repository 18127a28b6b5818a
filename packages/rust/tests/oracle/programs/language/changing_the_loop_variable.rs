for mut i in 0..3 {
    i += 10;
    log!("{i}");
}
