text!("{}", 1 / tick(); x = 3);
