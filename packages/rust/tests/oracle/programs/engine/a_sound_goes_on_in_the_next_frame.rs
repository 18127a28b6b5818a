log!("{}", audio::is_playing("music"));
if tick() % 4 == 1 {
    audio::play("music");
}
if tick() % 4 == 3 {
    audio::stop("music");
}
