let text = "a";
assert_eq!(text, "b", "texts of {}", 1);
