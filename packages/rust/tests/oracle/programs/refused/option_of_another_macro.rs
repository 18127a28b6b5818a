// refused: E0599
circ!(w = 3);
