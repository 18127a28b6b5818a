use std::mem;
struct Mixed {
    a: u8,
    b: u32,
    c: u16,
}
struct Empty;
struct Pair<T>(T, T);
enum Plain {
    A,
    B,
}
enum Payload {
    None,
    Small(u8),
    Large(u32, u8),
}
enum Wide {
    A = 300,
    B = 2,
}
enum One {
    Only(u64, u8),
}
fn bytes<T>(_: &T) -> usize {
    size_of::<T>()
}
const BYTES: usize = size_of::<u64>() + mem::size_of::<(u8, u16)>();
log!("{} {} {} {}", size_of::<u8>(), size_of::<i16>(), mem::size_of::<u32>(), std::mem::size_of::<f64>());
log!("{} {} {} {}", size_of::<bool>(), size_of::<char>(), size_of::<()>(), size_of::<Empty>());
log!("{} {} {}", size_of::<(u8, u32, u16)>(), size_of::<Mixed>(), size_of::<Pair<u16>>());
log!("{} {} {}", size_of::<[u16; 5]>(), size_of::<[Mixed; 3]>(), [0u8; BYTES].len());
log!("{} {} {} {}", size_of::<Plain>(), size_of::<Payload>(), size_of::<Wide>(), size_of::<One>());
log!("{} {} {}", size_of::<Option<u8>>(), size_of::<Option<u32>>(), size_of::<Option<bool>>());
log!("{} {} {}", size_of::<Option<char>>(), size_of::<Option<Plain>>(), size_of::<Option<Option<bool>>>());
log!("{} {}", size_of::<Option<(u8, bool)>>(), size_of::<Result<u32, ()>>());
log!("{} {}", size_of::<&u8>() == size_of::<usize>(), size_of::<&[u8]>() == 2 * size_of::<usize>());
log!("{} {}", size_of::<Option<&u8>>() == size_of::<&u8>(), size_of::<Option<Box<u64>>>() == size_of::<Box<u64>>());
log!("{} {}", size_of::<Vec<u64>>() == 3 * size_of::<usize>(), size_of::<Option<String>>() == size_of::<String>());
log!("{} {} {}", bytes(&1u64), mem::size_of_val(&[1i32, 2]), size_of::<std::cmp::Ordering>());
log!("{} {} {} {}", align_of::<u8>(), mem::align_of::<Mixed>(), align_of::<(u64, u8)>(), mem::align_of_val(&1u16));
