log!("{:?}", bounds::canvas().grid(2, 1 + tick()));
log!("{:?}", bounds::canvas().grid(0, 2));
