let text = c"abc";
log!("{:?}", text);
