let mut fs = Vec::new();
for i in 0..3 {
    fs.push(move || i * 10);
}
for f in &fs {
    log!("{}", f());
}
