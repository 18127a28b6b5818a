text_box!("a", width = 5, h = 6);
text_box!("a", w = 5, height = 6, wh = (1, 2), width = 9);
text_box!("a", size = (3, 4), end = 2, start = 1, align = "center", scale = 1.5);
