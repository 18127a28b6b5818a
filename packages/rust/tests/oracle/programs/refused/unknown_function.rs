// refused: E0425
foo(1);
