//! Numbers that look random and are the same in every run.

/// Spreads the bits of a number over all of it (the finalizer of murmur3).
pub fn mix(number: u32) -> u32 {
    let mut z = number;
    z ^= z >> 16;
    z = z.wrapping_mul(0x85ebca6b);
    z ^= z >> 13;
    z = z.wrapping_mul(0xc2b2ae35);
    z ^ (z >> 16)
}

/// The next state of `rand`, whose number is its mix.
pub fn next_random(state: u32) -> u32 {
    state.wrapping_add(0x9e3779b9)
}
