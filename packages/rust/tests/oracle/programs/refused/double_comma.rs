// refused: no rules expected
rect!(x = 1,, y = 2);
