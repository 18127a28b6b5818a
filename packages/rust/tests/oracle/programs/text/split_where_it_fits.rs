let word = "héllo";
for at in 0..8 {
    log!("{at}: {:?}", word.split_at_checked(at));
}
