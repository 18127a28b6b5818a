// refused: E0308
rect!(fixed = 1);
