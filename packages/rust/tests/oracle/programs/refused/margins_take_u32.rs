// refused: E0308
nine_slice!("panel", margins = (1.0, 2.0, 3.0, 4.0), x = 1);
