// refused: defaults for generic parameters
fn same<T = u32>(value: T) -> T {
    value
}
