let mut it = [1, 1, 2, 3, 3].iter().peekable();
while let Some(n) = it.next() {
    let mut count = 1;
    while it.peek() == Some(&n) {
        it.next();
        count += 1;
    }
    log!("{n} x{count}");
}
