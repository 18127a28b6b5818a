let bits = [0u128, 1, 1 << 100];
for bit in bits {
    log!("{:?}", bool::try_from(bit).ok());
}
