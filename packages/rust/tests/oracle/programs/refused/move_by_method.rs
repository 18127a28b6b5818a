// refused: E0382
let o = Some(String::from("a"));
log!("{}", o.unwrap());
log!("{:?}", o);
