// refused: multiple unused formatting arguments
text!("a", 3, x = 1);
