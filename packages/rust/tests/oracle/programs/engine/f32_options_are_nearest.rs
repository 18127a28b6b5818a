sprite!("heart", scale = 0.1, scale_x = 16777217, opacity = 0.3);
text!("a", scale = 0.7, opacity = 1.0 / 3.0);
