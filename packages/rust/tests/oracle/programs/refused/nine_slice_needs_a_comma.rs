// refused: unexpected end of macro invocation
nine_slice!("panel", margins = (1, 2, 3, 4));
