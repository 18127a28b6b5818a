//! Reproducible pseudorandom numbers.

/// The finalizer of murmur3, which spreads the bits of a number.
pub fn mix(number: u32) -> u32 {
    let mut z = number;
    z ^= z >> 16;
    z = z.wrapping_mul(0x85ebca6b);
    z ^= z >> 13;
    z = z.wrapping_mul(0xc2b2ae35);
    z ^ (z >> 16)
}

/// The next state of `rand`, whose result is `mix` of the state.
pub fn next_random(state: u32) -> u32 {
    state.wrapping_add(0x9e3779b9)
}
