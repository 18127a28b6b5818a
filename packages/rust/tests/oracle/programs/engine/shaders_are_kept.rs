log!("{:?}", shaders::get());
if tick() == 1 {
    shaders::set("crt");
}
if tick() == 3 {
    shaders::set("blur");
}
if tick() == 4 {
    shaders::reset();
}
log!("{}", shaders::get());
