#[derive(Debug)]
enum Problem {
    Number(std::num::ParseIntError),
    Negative(i32),
}
impl From<std::num::ParseIntError> for Problem {
    fn from(e: std::num::ParseIntError) -> Self {
        Problem::Number(e)
    }
}
fn read(text: &str) -> Result<i32, Problem> {
    let n: i32 = text.parse()?;
    if n < 0 {
        return Err(Problem::Negative(n));
    }
    Ok(n)
}
log!("{:?} {:?} {:?}", read("5"), read("-5"), read("five"));
