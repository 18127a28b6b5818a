fn flag(n: i16) -> Result<bool, std::num::TryFromIntError> {
    let flag: bool = n.try_into()?;
    Ok(!flag)
}
log!("{:?} {:?} {:?}", flag(0), flag(1), flag(-1));
