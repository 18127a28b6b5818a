// refused: unknown start of token: \u{201c}
log!(“hello”);
