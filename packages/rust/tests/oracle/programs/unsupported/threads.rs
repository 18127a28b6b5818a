let handle = std::thread::spawn(|| 1 + 1);
log!("{}", handle.join().unwrap());
