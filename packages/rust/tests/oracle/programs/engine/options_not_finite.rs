text!("a", scale = f32::INFINITY, opacity = f32::NAN);
sprite!("heart", scale_xy = (f32::NEG_INFINITY, 1e30f64));
rect!(opacity = -0.0);
