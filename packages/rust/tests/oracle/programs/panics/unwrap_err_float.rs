log!("{}", "one".parse::<f32>().unwrap());
