todo!("later {}", 1);
