log!("[{}] [{}] [{}]", "  a b ".trim(), "  a".trim_start(), "a  ".trim_end());
log!("{} {} {}", "a-b-c".replace('-', "+"), "aXbX".replace("X", ""), "xxabx".trim_matches('x'));
