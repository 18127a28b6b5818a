log!("{} {}", r"a\nb", r#"say "hi""#);
log!("{:?} {} {:?}", b"ab", b'a', br"\x");
