log!("{} {}", (0..3).eq([0, 1, 2]), [1, 2].iter().lt([1, 3].iter()));
log!("{} {} {}", (0..3).ge(0..2), [1.5].iter().le([f32::NAN].iter()), "b".chars().gt("a".chars()));
log!("{:?} {}", [1, 5].iter().cmp([1, 2].iter()), [1, 2, 2].is_sorted());
