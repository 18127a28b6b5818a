//! Surface shaders.

pub fn set(_key: &str) {}

pub fn reset() {}

pub fn get() -> String {
    unimplemented!()
}
