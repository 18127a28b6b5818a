import { BOTH_ENDS, functions, iterator } from './declaring'

export const textDeclarations = `
mod str {
  ${iterator("Chars<'a>", 'char', 'Clone', 'DoubleEndedIterator')}
  impl str {
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool;
    fn chars(&self) -> Chars;
    fn is_ascii(&self) -> bool;
    fn char_indices(&self) -> CharIndices;
    fn bytes(&self) -> Bytes;
    fn as_bytes(&self) -> &[u8];
    fn lines(&self) -> Lines;
    ${functions('(&self) -> String', 'to_uppercase to_lowercase to_ascii_uppercase to_ascii_lowercase')}
    fn eq_ignore_ascii_case(&self, other: &str) -> bool {
      self.to_ascii_lowercase() == other.to_ascii_lowercase()
    }
    fn repeat(&self, n: usize) -> String;
    ${functions('<P: Pattern>(&self, pattern: P) -> bool', 'contains starts_with ends_with')}
    fn find<P: Pattern>(&self, pattern: P) -> Option<usize>;
    fn matches<P: Pattern>(&self, pattern: P) -> Matches<P>;
    fn replace<P: Pattern>(&self, from: P, to: &str) -> String;
    ${functions('<P: Pattern>(&self, pattern: P) -> Split<P>', 'split rsplit split_terminator split_inclusive')}
    fn split_whitespace(&self) -> SplitWhitespace;
    fn split_once<P: Pattern>(&self, delimiter: P) -> Option<(&str, &str)>;
    fn split_at(&self, mid: usize) -> (&str, &str);
    fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {
      self.is_char_boundary(mid).then(|| self.split_at(mid))
    }
    fn strip_prefix<P: Pattern>(&self, prefix: P) -> Option<&str>;
    fn strip_suffix<P: Pattern>(&self, suffix: P) -> Option<&str>;
    ${functions('(&self) -> &str', 'trim trim_start trim_end')}
    ${functions('<P: Pattern>(&self, pattern: P) -> &str', 'trim_matches trim_start_matches trim_end_matches')}
    fn get<I: SliceIndex<str>>(&self, index: I) -> Option<&str>;
    fn parse<F: FromStr>(&self) -> Result<F, F::Err> { F::from_str(self) }
  }
  impl<I: SliceIndex<str>> Index<I> for str { type Output = str; }
  trait Pattern {}
  impl Pattern for char {}
  impl Pattern for &str {}
  impl Pattern for &String {}
  impl Pattern for &&str {}
  impl Pattern for &[char] {}
  impl<const N: usize> Pattern for [char; N] {}
  impl<const N: usize> Pattern for &[char; N] {}
  impl<F: FnMut(char) -> bool> Pattern for F {}
  trait FromStr { type Err; fn from_str(text: &str) -> Result<Self, Self::Err>; }
  impl FromStr for Int { type Err = ParseIntError; }
  impl FromStr for Float { type Err = ParseFloatError; }
  impl FromStr for bool { type Err = ParseBoolError; }
  impl FromStr for char { type Err = ParseCharError; }
  impl FromStr for String { type Err = Infallible; }
  #[derive(Clone, PartialEq, Eq, Debug)]
  struct ParseBoolError {}
  impl Display for ParseBoolError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.pad("provided string was not \`true\` or \`false\`") }
  }
  #[derive(Clone, PartialEq, Eq, Debug)]
  enum CharErrorKind { EmptyString, TooManyChars }
  #[derive(Clone, PartialEq, Eq, Debug)]
  struct ParseCharError { kind: CharErrorKind }
  impl Display for ParseCharError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      f.pad(match self.kind {
        CharErrorKind::EmptyString => "cannot parse char from empty string",
        CharErrorKind::TooManyChars => "too many characters in string",
      })
    }
  }
  ${iterator("CharIndices<'a>", '(usize, char)', 'Clone', 'DoubleEndedIterator')}
  ${iterator("Bytes<'a>", 'u8', 'Clone', ...BOTH_ENDS)}
  ${iterator("Lines<'a>", '&str', 'Clone', 'DoubleEndedIterator')}
  ${iterator("SplitWhitespace<'a>", '&str', 'Clone', 'DoubleEndedIterator')}
  ${iterator("Split<'a, P>", '&str', 'Clone where P: Clone', 'DoubleEndedIterator')}
  ${iterator("Matches<'a, P>", '&str', 'DoubleEndedIterator')}
  impl<'a> Chars<'a> {
    fn as_str(&self) -> &'a str;
  }
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
    fn as_bytes(&self) -> &[u8];
    fn into_bytes(self) -> Vec<u8>;
    fn capacity(&self) -> usize;
    fn reserve(&mut self, additional: usize);
    fn shrink_to_fit(&mut self);
    fn truncate(&mut self, len: usize);
    fn insert(&mut self, index: usize, c: char) { self.insert_str(index, &c.to_string()) }
    fn insert_str(&mut self, index: usize, text: &str);
    fn remove(&mut self, index: usize) -> char;
    fn retain<F: FnMut(char) -> bool>(&mut self, mut f: F) { *self = self.chars().filter(|c| f(*c)).collect(); }
    fn split_off(&mut self, at: usize) -> String;
    fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> StringDrain;
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
  ${iterator("StringDrain<'a>", 'char', 'DoubleEndedIterator')}
  impl Hash for String {}
  impl From<Box<str>> for String {}
}
`
