use std::cell::{Cell, RefCell};

struct Counter {
    count: Cell<u32>,
}

const LIST: RefCell<Vec<u32>> = RefCell::new(Vec::new());
const COUNTER: Counter = Counter { count: Cell::new(1) };
const PAIR: (Cell<u32>, u32) = (Cell::new(3), 4);

for i in 0..3 {
    LIST.borrow_mut().push(i);
    COUNTER.count.set(i + 10);
    PAIR.0.set(i);
    log!("{} {} {}", LIST.borrow().len(), COUNTER.count.get(), PAIR.0.get());
}
let own = COUNTER;
own.count.set(5);
let lent = &COUNTER;
lent.count.set(7);
log!("{} {} {}", own.count.get(), lent.count.get(), COUNTER.count.get());
