let nan = f32::NAN;
log!("{} {} {} {}", nan == nan, nan < 1.0, nan > 1.0, nan != nan);
log!("{:?}", nan.partial_cmp(&1.0));
