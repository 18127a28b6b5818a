// refused: no rules expected
nine_slice!("panel", x = 1);
