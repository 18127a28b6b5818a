let time: std::time::Duration = std::time::Duration::from_secs(2);
log!("{:?}", time);
