rect!(x = 1.9, y = -1.9, w = 2.9f32, h = 0.99, rotation = -7.8, border_radius = 3.99);
path!(start = (1.5, -1.5), end = (2.9, -2.9), size = 1.99);
