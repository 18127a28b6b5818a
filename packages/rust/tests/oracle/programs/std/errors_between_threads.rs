use std::error::Error;
type Anything = Box<dyn Error + Send + Sync>;
fn number(text: &str) -> Result<i32, Anything> {
    if text.is_empty() {
        return Err("nothing".into());
    }
    if text.len() > 3 {
        return Err(format!("{} is too long", text).into());
    }
    Ok(text.parse::<i32>()?)
}
for text in ["", "12", "12345", "x"] {
    match number(text) {
        Ok(n) => log!("{}", n),
        Err(error) => log!("{} {:?}", error, error),
    }
}
