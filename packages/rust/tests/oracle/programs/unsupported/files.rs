let text = std::fs::read_to_string("high_score.txt").unwrap_or_default();
log!("{}", text.len());
