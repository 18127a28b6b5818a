//! Clock time.

/// Unix timestamp.
pub fn now() -> u32 {
    unimplemented!()
}
