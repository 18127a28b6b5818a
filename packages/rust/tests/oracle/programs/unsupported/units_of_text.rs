let units: Vec<u16> = "text".encode_utf16().collect();
log!("{units:?}");
