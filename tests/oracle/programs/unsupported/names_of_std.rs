use std::sync::Mutex;
let lock = Mutex::new(1);
log!("{}", lock.lock().unwrap());
