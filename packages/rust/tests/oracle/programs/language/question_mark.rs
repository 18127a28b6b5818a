fn sum(text: &str) -> Result<i32, std::num::ParseIntError> {
    let mut total = 0;
    for part in text.split(',') {
        total += part.trim().parse::<i32>()?;
    }
    Ok(total)
}
fn second(v: &[i32]) -> Option<i32> {
    let n = v.get(1)?;
    Some(n * 2)
}
log!("{:?} {:?}", sum("1, 2,3"), sum("1,x"));
log!("{:?} {:?}", second(&[1, 2]), second(&[1]));
