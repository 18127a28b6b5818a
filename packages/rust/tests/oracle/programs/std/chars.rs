for c in ['a', 'Z', '7', ' ', '-', '\t', 'é', '\u{7f}'] {
    log!("{} {} {} {} {}", c.is_ascii(), c.is_ascii_alphabetic(), c.is_ascii_alphanumeric(), c.is_ascii_control(), c.is_ascii_digit());
    log!("{} {} {} {}", c.is_ascii_graphic(), c.is_ascii_hexdigit(), c.is_ascii_lowercase(), c.is_ascii_uppercase());
    log!("{} {} {} {}", c.is_ascii_whitespace(), c.is_control(), c.is_lowercase(), c.is_digit(8));
    log!("{} {} {:?} {}", c.to_ascii_lowercase(), c.to_lowercase(), c.eq_ignore_ascii_case(&'A'), c.is_ascii_punctuation());
    let b = c as u8;
    log!("{} {} {} {} {}", b.is_ascii(), b.is_ascii_alphabetic(), b.is_ascii_alphanumeric(), b.is_ascii_control(), b.is_ascii_digit());
    log!("{} {} {} {} {}", b.is_ascii_graphic(), b.is_ascii_hexdigit(), b.is_ascii_lowercase(), b.is_ascii_uppercase(), b.is_ascii_punctuation());
    log!("{} {} {} {}", b.is_ascii_whitespace(), b.to_ascii_lowercase(), b.to_ascii_uppercase(), b.eq_ignore_ascii_case(&b'z'));
}
let mut c = 'q';
c.make_ascii_uppercase();
log!("{c}");
c.make_ascii_lowercase();
log!("{c} {:?} {:?} {:?}", char::MIN, char::MAX, char::REPLACEMENT_CHARACTER);
