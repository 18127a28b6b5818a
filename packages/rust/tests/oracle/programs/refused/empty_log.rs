// refused: unexpected end of macro invocation
log!();
