struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn half(n: i32) -> Option<i32> {
    let _guard = Noisy("half");
    if n % 2 == 0 {
        Some(n / 2)
    } else {
        None
    }
}
fn quarter(n: i32) -> Option<i32> {
    let _guard = Noisy("quarter");
    let h = half(n)?;
    log!("h is {}", h);
    let _later = Noisy("later");
    let q = half(h)?;
    Some(q)
}
log!("{:?}", quarter(8));
log!("{:?}", quarter(6));
log!("{:?}", quarter(3));
fn parse(text: &str) -> Result<i32, String> {
    let _guard = Noisy("parse");
    let n: i32 = text.parse().map_err(|_| format!("no number: {}", text))?;
    Ok(n + 1)
}
fn sum(a: &str, b: &str) -> Result<i32, Box<dyn std::error::Error>> {
    let _guard = Noisy("sum");
    let x = parse(a)?;
    let _second = Noisy("second");
    let y = parse(b)?;
    Ok(x + y)
}
log!("{:?}", sum("1", "2").ok());
match sum("1", "x") {
    Ok(n) => log!("{}", n),
    Err(e) => log!("error {}", e),
}
