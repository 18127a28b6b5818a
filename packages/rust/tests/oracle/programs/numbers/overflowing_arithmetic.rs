log!("{:?} {:?}", 250u8.overflowing_add(10), 5u32.overflowing_sub(1));
