log!("before");
log!("{:?}", bounds::canvas().columns(0));
