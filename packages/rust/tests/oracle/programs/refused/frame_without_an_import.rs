// refused: cannot find macro `go` in this scope
use turbo::prelude::*;

go!({
    log!("a");
});
