rect!(xy = (1, f32::NAN), wh = (3, -1));
rect!(x = 5, xy = (1, 3000000000u32), position = (-1.5, 2u8));
circ!(xy = (i64::MIN, 2), d = 4);
