// refused: E0277
rect!(xy = (1, 2, 3));
