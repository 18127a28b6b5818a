use std::fmt;
struct Secret(i32);
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")?;
        write!(f, "({})", self.0 * 2)
    }
}
log!("{:?} {:?} {:#?}", Secret(1), vec![Secret(2)], Some(Secret(3)));
