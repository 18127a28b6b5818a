let a = animation::get("a");
a.use_sprite("heart");
a.set_speed(2.0);
let b = animation::get("b");
b.use_sprite("heart");
log!("{} {}", b.speed(), animation::get("a").speed());
