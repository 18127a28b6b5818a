let c = Bounds::new(10, 20, 100, 51);
let items = [Bounds::with_size(10, 10), Bounds::new(5, 5, 21, 7), Bounds::with_size(3, 60)];
log!("{:?}", c.stack_ltr(&items, 4));
log!("{:?}", c.stack_rtl(&items, 4));
log!("{:?}", c.stack_ttb(&items, -1.9));
log!("{:?} {:?}", c.stack_btt(&items, 0), c.stack_ltr(&[], 4));
