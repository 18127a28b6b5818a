// refused: this file contains an unclosed delimiter
turbo::go!({});

fn f() {
    log!("x");
