// refused: unexpected end of macro invocation
text_box!("a");
