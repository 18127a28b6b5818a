audio::play("coin");
log!("{} {}", audio::is_playing("coin"), audio::is_playing("music"));
audio::pause("coin");
log!("{}", audio::is_playing("coin"));
audio::play("coin");
audio::stop("coin");
audio::pause("silent");
log!("{}", audio::is_playing("coin"));
