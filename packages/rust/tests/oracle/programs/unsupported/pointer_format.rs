use std::fmt;
struct Shown;
impl fmt::Pointer for Shown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("shown")
    }
}
log!("{:p}", Shown);
