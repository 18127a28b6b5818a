//! Surface shaders.

use crate::recording::host;

pub fn set(key: &str) {
    host::with(|host| host.shader = key.into());
}

pub fn reset() {
    set("");
}

/// Empty if no shader is set.
pub fn get() -> String {
    host::with(|host| host.shader.clone())
}
