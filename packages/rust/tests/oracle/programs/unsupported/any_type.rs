use std::any::Any;
let value: Box<dyn Any> = Box::new(3);
log!("{}", value.is::<i32>());
