// refused: E0308
nine_slice!("panel", margins = (1, 2, 3), x = 1);
