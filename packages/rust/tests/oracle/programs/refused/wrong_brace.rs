// refused: mismatched closing delimiter: `}`
log!("{}", (1 + 2};
