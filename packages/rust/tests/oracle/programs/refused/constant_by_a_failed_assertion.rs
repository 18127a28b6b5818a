// refused: evaluation panicked: assertion failed: WIDTH % 8 == 0
const WIDTH: u32 = 100;
const _: () = assert!(WIDTH % 8 == 0);
log!("{}", WIDTH);
