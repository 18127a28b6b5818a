// refused: no rules expected
text!("a"; x = 1);
