let v = vec![200u8, 50, 5];
log!("{}", v.iter().sum::<u8>());
let w = vec![200u8, 50, 6];
log!("{}", w.iter().sum::<u8>());
