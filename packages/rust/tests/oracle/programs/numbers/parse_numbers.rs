log!("{:?} {:?} {:?}", "42".parse::<i32>(), "+5".parse::<i32>(), " 1".parse::<i32>());
log!("{:?} {:?} {:?}", "-7".parse::<i8>(), "300".parse::<u8>(), "-1".parse::<u32>());
log!("{:?} {:?} {:?}", "1e3".parse::<f32>(), ".5".parse::<f64>(), "abc".parse::<f32>());
log!("{:?} {:?}", "true".parse::<bool>(), "yes".parse::<bool>().is_err());
