let b = Bounds::new(1, 2, 30, 40);
nine_slice!("panel", margins = (1, 2, 3, 4), x = 9, target = b, w = 7);
nine_slice!("panel", margins = (0, 0, 0, 0), target = b, xy = (5.5, 6), fixed = true);
