let r#type = 3;
log!("{}", r#type + 1);
