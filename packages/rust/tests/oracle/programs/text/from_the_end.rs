log!("{:?}", "a;b;;".rsplit_terminator(';').collect::<Vec<_>>());
log!("{:?}", "1x2y3".rmatches(char::is_numeric).collect::<Vec<_>>());
log!("{:?}", "abab".rmatch_indices("ab").collect::<Vec<_>>());
let text = " \t\u{3000} in \n";
log!("{:?} {:?} {:?}", text.trim_ascii(), text.trim_ascii_start(), text.trim_ascii_end());
