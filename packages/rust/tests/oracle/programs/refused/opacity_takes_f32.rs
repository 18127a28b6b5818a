// refused: E0308
rect!(opacity = 1);
