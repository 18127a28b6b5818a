log!("{} {}", "Straße é".to_uppercase(), "ÀB".to_lowercase());
log!("{} {} {}", "aé".to_ascii_uppercase(), 'b'.to_ascii_uppercase(), 'ß'.to_uppercase());
