use std::num::Wrapping;
log!("{}", Wrapping(250u8) + Wrapping(10));
