//! Music and sounds.

use crate::recording::call::record;
use crate::recording::host;
use crate::recording::value::Value;

pub fn play(name: &str) {
    host::with(|host| host.playing.insert(name.into()));
    record("audio::play", &[("name", Value::from(name))]);
}

pub fn pause(name: &str) {
    host::with(|host| host.playing.remove(name));
    record("audio::pause", &[("name", Value::from(name))]);
}

pub fn stop(name: &str) {
    host::with(|host| host.playing.remove(name));
    record("audio::stop", &[("name", Value::from(name))]);
}

pub fn is_playing(name: &str) -> bool {
    host::with(|host| host.playing.contains(name))
}
