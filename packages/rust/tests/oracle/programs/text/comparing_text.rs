log!("{:?} {} {}", "apple".cmp("banana"), "a" < "b", "Zebra" < "apple");
log!("{} {}", "abc" == String::from("abc"), "a".eq_ignore_ascii_case("A"));
let mut v = vec!["pear", "Apple", "fig"];
v.sort();
log!("{:?}", v);
