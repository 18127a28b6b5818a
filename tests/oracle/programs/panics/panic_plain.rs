log!("before");
panic!();
