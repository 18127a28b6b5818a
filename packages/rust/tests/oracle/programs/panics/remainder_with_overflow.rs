let least = i64::MIN + tick() as i64;
log!("{}", least % -1);
