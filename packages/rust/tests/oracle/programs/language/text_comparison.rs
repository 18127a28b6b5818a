let s = String::from("b");
log!("{} {} {} {}", s == "b", "b" == s, &s[..] < "c", s != *"a");
log!("{}", vec![1, 2] == [1, 2]);
