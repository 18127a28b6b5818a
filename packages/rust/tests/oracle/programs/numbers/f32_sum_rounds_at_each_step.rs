let v = [0.1f32; 10];
log!("{}", v.iter().sum::<f32>());
log!("{}", v.iter().product::<f32>());
