use std::sync::mpsc;
let (sender, receiver) = mpsc::channel();
sender.send(3).unwrap();
log!("{:?}", receiver.recv());
