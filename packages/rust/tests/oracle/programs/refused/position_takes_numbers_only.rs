// refused: E0277
rect!(x = "left");
