// refused: E0429
use std::fmt::self;
log!("{:?}", fmt::Error);
