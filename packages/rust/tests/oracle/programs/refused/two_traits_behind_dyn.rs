// refused: E0225
use std::fmt::{Debug, Display};
let text: Box<dyn Debug + Display> = Box::new(1);
