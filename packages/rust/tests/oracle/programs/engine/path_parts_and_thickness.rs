path!(start = (1, 2), start_x = 5, end_y = 7, end = (3, 4));
path!(start_y = 5, end_x = 6, width = 3);
path!(width = 3, size = 4, rotation = -3.5, rounded = true);
