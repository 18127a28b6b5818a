let n = Bounds::with_size(4, 5).map(|b| b.w() * b.h());
log!("{n} {:?}", bounds::canvas().map(|b| b.inset(8)));
