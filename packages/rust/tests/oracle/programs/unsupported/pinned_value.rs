let value = std::pin::Pin::new(Box::new(3));
log!("{}", *value);
