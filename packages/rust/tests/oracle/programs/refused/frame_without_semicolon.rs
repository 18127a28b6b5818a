// refused: macros that expand to items must be delimited with braces or followed by a semicolon
turbo::go!({
    log!("x");
})
