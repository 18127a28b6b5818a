// refused: E0600
log!("{}", !1.5);
