let (ok, err): (Result<i32, String>, Result<i32, String>) = (Ok(3), Err("bad".into()));
log!("{} {} {} {}", ok.is_ok(), err.is_err(), ok.clone().unwrap_or(0), err.clone().unwrap_or(0));
log!("{:?} {:?}", ok.clone().map(|n| n + 1), err.clone().map_err(|e| e.len()));
log!("{:?} {:?} {:?}", ok.clone().ok(), err.clone().err(), err.clone().unwrap_or_else(|e| e.len() as i32));
log!("{:?} {:?}", ok.clone().and_then(|n| if n > 5 { Ok(n) } else { Err("small".to_string()) }), err.or(Ok::<i32, String>(1)));
if let Ok(n) = &ok {
    log!("{n}");
}
