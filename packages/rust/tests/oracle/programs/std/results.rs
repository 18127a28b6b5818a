let ok: Result<i32, String> = Ok(3);
let bad: Result<i32, String> = Err("bad".to_string());
log!("{} {} {}", ok.clone().is_ok_and(|n| n > 2), bad.clone().is_err_and(|e| e.len() > 5), bad.clone().unwrap_or_default());
log!("{} {}", ok.clone().map_or(0, |n| n * 2), bad.clone().map_or_else(|e| e.len() as i32, |n| n));
log!("{:?} {:?}", ok.clone().inspect(|n| log!("saw {}", n)), bad.clone().inspect_err(|e| log!("saw {}", e)));
log!("{:?} {:?} {:?}", ok.clone().and(Ok::<char, String>('a')), bad.clone().and(Ok::<char, String>('a')), bad.clone().or_else(|e| Err::<i32, usize>(e.len())));
log!("{:?} {:?} {:?}", ok.as_ref(), bad.as_ref().map_err(|e| e.len()), Ok::<String, i32>("x".to_string()).as_deref());
let mut changed = ok.clone();
if let Ok(n) = changed.as_mut() {
    *n += 1;
}
let mut failed = bad.clone();
if let Err(e) = failed.as_mut() {
    e.push('!');
}
log!("{:?} {:?} {:?} {:?}", changed, failed, ok.iter().next(), bad.iter().next());
log!("{:?} {:?}", Ok::<&i32, u8>(&4).copied(), Ok::<&String, u8>(&"y".to_string()).cloned());
log!("{:?} {:?}", Ok::<Option<i32>, u8>(Some(1)).transpose(), Err::<Option<i32>, u8>(1).transpose());
log!("{} {:?} {}", bad.clone().expect_err("none"), bad.clone().into_iter().next(), bad.unwrap_err());
for n in ok {
    log!("{n}");
}
