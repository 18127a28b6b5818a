log!("plain");
log!("{}", 1,);
log!("{a} {b:?}", a = 1, b = "x");
println!("to the log, too");
log!("two\nlines \"quoted\" é");
