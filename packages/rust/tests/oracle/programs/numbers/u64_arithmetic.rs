let mut state = 88172645463325252u64;
for _ in 0..5 {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    log!("{} {}", state, state % 1000);
}
