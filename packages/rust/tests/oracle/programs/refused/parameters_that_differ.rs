// refused: E0308
struct Letter<const C: char>;
let letter: Letter<'a'> = Letter::<'b'>;
log!("{}", std::mem::size_of_val(&letter));
