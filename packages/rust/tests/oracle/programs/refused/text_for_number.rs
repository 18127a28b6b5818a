// refused: E0308
clear("red");
