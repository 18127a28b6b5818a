let o = Some(3);
log!("{} {} {}", matches!(o, Some(n) if n > 2), matches!(o, None), matches!('c', 'a'..='z' | 'A'..='Z'));
