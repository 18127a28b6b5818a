let v = ["a", "b"];
log!("{} {} {:?}", v.contains(&"b"), v.join("-"), [[1, 2], [3, 4]].concat());
log!("{} {}", v.starts_with(&["a"]), [1, 2, 3].ends_with(&[3]));
