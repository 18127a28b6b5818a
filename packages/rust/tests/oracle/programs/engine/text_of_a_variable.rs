let word = if tick() == 0 { "first" } else { "later" };
text!(word, x = 1);
text!(word);
text_box!(word, w = 10, h = 10);
