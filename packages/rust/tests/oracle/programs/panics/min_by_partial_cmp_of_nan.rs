log!("{:?}", [1.0, f32::NAN].iter().min_by(|a, b| a.partial_cmp(b).unwrap()));
