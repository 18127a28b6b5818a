// refused: cannot find macro `rct` in this scope
rct!(w = 1);
