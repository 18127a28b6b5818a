let mut total = 0;
(1..4).inspect(|n| log!("see {n}")).for_each(|n| total += n);
log!("{total}");
