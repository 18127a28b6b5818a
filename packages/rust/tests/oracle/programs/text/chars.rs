for c in ['a', 'Z', '5', ' ', 'é', '_'] {
    log!(
        "{} {} {} {} {} {}",
        c.is_alphabetic(),
        c.is_numeric(),
        c.is_alphanumeric(),
        c.is_whitespace(),
        c.is_uppercase(),
        c.is_ascii_punctuation()
    );
}
log!("{:?} {:?} {:?}", '7'.to_digit(10), 'f'.to_digit(16), 'g'.to_digit(16));
log!("{:?} {:?}", char::from_u32(233), char::from_digit(7, 10));
log!("{} {}", ('a' as u8 + 2) as char, 'é'.len_utf8());
