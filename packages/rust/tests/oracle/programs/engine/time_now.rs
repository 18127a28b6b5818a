log!("{}", time::now());
