use std::num::NonZeroU32;
log!("{:?}", NonZeroU32::new(5));
