use std::fmt;
struct Name(&'static str);
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}
struct Points(f32);
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
log!("[{:8}] [{:>8}] [{:^8}]", Name("ab"), Name("cd"), Name("ef"));
log!("[{:8.2}] [{:+}] [{:08.1}]", Points(1.5), Points(2.0), Points(-3.25));
