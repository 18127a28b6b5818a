::turbo::go!({
    log!("global");
});
