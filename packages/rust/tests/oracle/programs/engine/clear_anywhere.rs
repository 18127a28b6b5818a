clear(0x0000ffff);
rect!(w = 1, h = 1);
let color = 0xff0000ff;
clear(color);
