// refused: character literal may only contain one codepoint
log!('hello');
