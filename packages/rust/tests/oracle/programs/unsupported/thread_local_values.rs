use std::cell::Cell;
thread_local! {
    static COUNT: Cell<u32> = Cell::new(0);
}
log!("{}", COUNT.with(|count| count.get()));
