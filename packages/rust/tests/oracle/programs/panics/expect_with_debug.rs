let result: Result<i32, (i32, char)> = Err((1, 'a'));
result.expect("no {luck}");
