log!("{:?}", bounds::canvas().rows(tick()));
