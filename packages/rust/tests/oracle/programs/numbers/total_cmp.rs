let mut v = vec![2.5f32, f32::NAN, -1.0, 0.0, -0.0];
v.sort_by(|a, b| a.total_cmp(b));
log!("{:?}", v);
