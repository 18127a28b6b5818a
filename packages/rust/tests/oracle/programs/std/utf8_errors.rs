for bytes in [vec![104, 255], vec![0xe2, 0x82], vec![0xe2, 0x41, 0x41], vec![0xf0, 0x9f, 0x98, 0x41], vec![0xed, 0xa0, 0x80]] {
    match std::str::from_utf8(&bytes) {
        Ok(text) => log!("{text}"),
        Err(error) => log!("{error} {error:?} {} {:?}", error.valid_up_to(), error.error_len()),
    }
    match String::from_utf8(bytes) {
        Ok(text) => log!("{text}"),
        Err(error) => {
            log!("{error} {error:?} {:?}", error.utf8_error());
            log!("{:?}", error.into_bytes());
        }
    }
}
