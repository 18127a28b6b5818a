// refused: overflowing_literals
rect!(w = 3000000000);
