sprite!("heart", scale = 2);
sprite!("heart", scale_x = 0.5, scale = 3.0, scale_y = 1u8);
sprite!("heart", scale_xy = (2, 0.1), flip_x = true, w = 8.9, size = (1, 2));
