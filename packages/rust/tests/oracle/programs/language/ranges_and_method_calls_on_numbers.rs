for i in 1..3 {
    log!("{}", i);
}
log!("{} {:?} {}", 1.max(2), (1..3).len(), 2.0_f32.sqrt() as i32);
log!("{} {}", (..3).contains(&2), (1..).take(2).sum::<i32>());
