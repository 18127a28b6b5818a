let mut v = [1, 2, 3, 4, 5];
for (i, chunk) in v.chunks_mut(2).enumerate() {
    chunk[0] = i as i32 * 100;
}
log!("{:?}", v);
