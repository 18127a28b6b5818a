use std::time::Duration;
log!("{:?}", Duration::from_millis(1500));
