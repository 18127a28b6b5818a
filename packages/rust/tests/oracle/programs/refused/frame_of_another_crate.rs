// refused: cannot find module or crate `xturbo`
xturbo::go!({
    log!("a");
});
