// refused: E0599
rect!(colour = 0xff0000ff);
