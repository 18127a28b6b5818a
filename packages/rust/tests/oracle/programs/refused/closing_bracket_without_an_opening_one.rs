// refused: unexpected closing delimiter
log!"{}", 1);
