struct Lexer<'s> { text: &'s str, at: usize }
struct Parser<'l, 's> { lexer: &'l mut Lexer<'s>, seen: Option<&'s str> }
impl<'l, 's> Parser<'l, 's> {
    fn next(&mut self) -> Option<&'s str> {
        if let Some(seen) = self.seen.take() { return Some(seen); }
        let Lexer { text, at } = self.lexer;
        if *at >= text.len() { return None; }
        *at += 1;
        Some(&text[*at - 1..*at])
    }
    fn text(self) -> &'s str { self.lexer.text }
}
struct Longer<'a, 'b: 'a> { left: &'a str, right: &'b str }
impl<'a, 'b> Longer<'a, 'b> {
    fn set(&mut self) { self.left = self.right; }
}
let mut lexer = Lexer { text: "ab", at: 0 };
let mut parser = Parser { lexer: &mut lexer, seen: Some("x") };
while let Some(part) = parser.next() { log!("{}", part); }
log!("{}", parser.text());
let mut pair = Longer { left: "l", right: "r" };
pair.set();
log!("{} {}", pair.left, pair.right);
