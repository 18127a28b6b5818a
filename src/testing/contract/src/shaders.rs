//! Surface shaders.

pub fn set(_name: &str) {}

pub fn reset() {}

pub fn get() -> String {
    unimplemented!()
}
