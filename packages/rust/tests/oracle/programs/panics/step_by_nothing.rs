let n = tick() as usize;
for i in (0..3).step_by(n) {
    log!("{i}");
}
