log!("{:?} {:?} {:?}", bool::try_from(300), bool::try_from(1u8), bool::try_from(0));
