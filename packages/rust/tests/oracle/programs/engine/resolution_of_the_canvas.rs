let (w, h) = resolution();
log!("{w} {h}");
rect!(x = w / 2, y = h / 2, wh = resolution());
