let v: Vec<f32> = vec![];
log!("{:?} {:?}", v.iter().sum::<f32>(), v.iter().product::<f32>());
