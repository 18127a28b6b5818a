rect!(x = 1, xy = (2, 3));
rect!(xy = (2, 3), x = 1);
rect!(w = 1, size = (5, 6), h = 9, wh = (7, 8), w = 2);
rect!(position = (1, 2), xy = (3, 4), y = 5, color = 1, color = 2);
