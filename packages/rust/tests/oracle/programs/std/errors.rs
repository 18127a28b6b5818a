use std::error::Error;
use std::fmt;
#[derive(Debug)]
struct Outer(std::num::ParseIntError);
impl fmt::Display for Outer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "outer")
    }
}
impl Error for Outer {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.0)
    }
}
let outer = Outer("x".parse::<i32>().unwrap_err());
log!("{} {:?} {:?}", outer, outer.source().map(|e| e.to_string()), outer.0.source().is_none());
