//! Music and sounds.

pub fn play(_name: &str) {}

pub fn pause(_name: &str) {}

pub fn stop(_name: &str) {}

pub fn is_playing(_name: &str) -> bool {
    unimplemented!()
}
