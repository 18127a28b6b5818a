/** The methods of `str` and `String`, and what can be searched for in a text. */
export const textDeclarations = `
mod str {
  struct Chars {}
  impl Clone for Chars {}
  impl Iterator for Chars { type Item = char; }
  impl DoubleEndedIterator for Chars {}
  impl str {
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn chars(&self) -> Chars;
    fn as_str(&self) -> &str;
  }
  impl<I: SliceIndex<str>> Index<I> for str { type Output = str; }
}
mod string {
  struct String {}
  trait ToString { fn to_string(&self) -> String; }
  impl<T: Display> ToString for T {}
  impl String {
    fn new() -> String;
    fn with_capacity(capacity: usize) -> String;
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn as_str(&self) -> &str;
    fn push(&mut self, c: char);
    fn push_str(&mut self, text: &str);
    fn pop(&mut self) -> Option<char>;
    fn clear(&mut self);
  }
  impl Clone for String {}
  impl Default for String {}
  impl Debug for String {}
  impl Display for String {}
  impl Eq for String {}
  impl PartialOrd for String {}
  impl Ord for String {}
  impl Deref for String { type Target = str; }
  impl DerefMut for String {}
  impl<I: SliceIndex<str>> Index<I> for String { type Output = str; }
  impl PartialEq for String {}
  impl PartialEq<str> for String {}
  impl PartialEq<&str> for String {}
  impl PartialEq<String> for str {}
  impl PartialEq<String> for &str {}
  impl Add<&str> for String { type Output = String; }
  impl AddAssign<&str> for String {}
  impl From<&str> for String {}
  impl From<&mut str> for String {}
  impl From<&String> for String {}
  impl From<char> for String {}
  impl FromIterator<char> for String {}
  impl FromIterator<&char> for String {}
  impl FromIterator<&str> for String {}
  impl FromIterator<String> for String {}
  impl Extend<char> for String {}
  impl Extend<&char> for String {}
  impl Extend<&str> for String {}
  impl Extend<String> for String {}
}
`
