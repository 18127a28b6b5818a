let start = std::time::Instant::now();
log!("{}", start.elapsed().as_secs());
