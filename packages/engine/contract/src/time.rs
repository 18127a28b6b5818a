//! Clock time.

#[cfg(feature = "sdk")]
pub use crate::sdk::now;

/// Unix timestamp.
#[cfg(not(feature = "sdk"))]
pub fn now() -> u32 {
    crate::recording::host::with(|host| host.input.now)
}
