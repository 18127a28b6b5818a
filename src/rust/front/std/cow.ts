/** What a `LinkedList` does as a `VecDeque` does. */
const DELEGATED = [
  ...['len(&self) -> usize', 'is_empty(&self) -> bool', 'clear(&mut self)'],
  ...['front', 'back'].flatMap((end) => [
    `push_${end}(&mut self, value: T)`,
    `pop_${end}(&mut self) -> Option<T>`,
    `${end}(&self) -> Option<&T>`,
    `${end}_mut(&mut self) -> Option<&mut T>`,
  ]),
  ...['iter(&self) -> Iter<T>', 'iter_mut(&mut self) -> IterMut<T>'],
]

const called = (head: string) => `${head.split('(')[0]}(${head.includes('value') ? 'value' : ''})`

/** `Cow`: borrowed until it has to be changed; `LinkedList`. */
export const cowDeclarations = `
mod borrow {
  enum Cow<'a, B: ToOwned> { Borrowed(&'a B), Owned(B::Owned) }
  impl<B: ToOwned> Cow<B> {
    fn into_owned(self) -> B::Owned {
      match self { Cow::Borrowed(value) => value.to_owned(), Cow::Owned(value) => value }
    }
    fn to_mut(&mut self) -> &mut B::Owned {
      if let Cow::Borrowed(value) = self { *self = Cow::Owned(value.to_owned()); }
      match self { Cow::Owned(value) => value, Cow::Borrowed(_) => unreachable!() }
    }
  }
  impl<B: ToOwned> Deref for Cow<B> {
    type Target = B;
    fn deref(&self) -> &B { match self { Cow::Borrowed(value) => value, Cow::Owned(value) => value.borrow() } }
  }
  impl<B: ToOwned> AsRef<B> for Cow<B> { fn as_ref(&self) -> &B { &**self } }
  impl<B: ToOwned> Clone for Cow<B> {
    fn clone(&self) -> Cow<B> {
      match self { Cow::Borrowed(value) => Cow::Borrowed(value), Cow::Owned(value) => Cow::Owned((**self).to_owned()) }
    }
  }
  impl<B: ToOwned + Debug> Debug for Cow<B> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) }
  }
  impl<B: ToOwned + Display> Display for Cow<B> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) }
  }
  impl<B: ToOwned + PartialEq> PartialEq for Cow<B> { fn eq(&self, other: &Cow<B>) -> bool { **self == **other } }
  impl PartialEq<str> for Cow<str> { fn eq(&self, other: &str) -> bool { &**self == other } }
  impl PartialEq<&str> for Cow<str> { fn eq(&self, other: &&str) -> bool { &**self == *other } }
  impl From<&str> for Cow<str> { fn from(text: &str) -> Cow<str> { Cow::Borrowed(text) } }
  impl From<String> for Cow<str> { fn from(text: String) -> Cow<str> { Cow::Owned(text) } }
  impl<T: Clone> From<&[T]> for Cow<[T]> { fn from(items: &[T]) -> Cow<[T]> { Cow::Borrowed(items) } }
  impl<T: Clone> From<Vec<T>> for Cow<[T]> { fn from(items: Vec<T>) -> Cow<[T]> { Cow::Owned(items) } }
  impl From<Cow<str>> for String { fn from(text: Cow<str>) -> String { text.into_owned() } }
  impl AddAssign<&str> for Cow<str> { fn add_assign(&mut self, text: &str) { self.to_mut().push_str(text); } }
}
mod collections {
  #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
  struct LinkedList<T> { items: VecDeque<T> }
  impl<T> LinkedList<T> {
    fn new() -> LinkedList<T> { LinkedList::default() }
    ${DELEGATED.map((head) => `fn ${head} { self.items.${called(head)} }`).join('\n    ')}
    fn append(&mut self, other: &mut LinkedList<T>) { self.items.append(&mut other.items) }
    fn split_off(&mut self, at: usize) -> LinkedList<T> { LinkedList { items: self.items.split_off(at) } }
    fn contains(&self, value: &T) -> bool where T: PartialEq { self.items.contains(value) }
  }
  impl<T> Default for LinkedList<T> { fn default() -> LinkedList<T> { LinkedList { items: VecDeque::new() } } }
  impl<T: Debug> Debug for LinkedList<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&self.items, f) } }
  impl<T> IntoIterator for LinkedList<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> { self.items.into_iter() }
  }
  impl<T> IntoIterator for &LinkedList<T> {
    type Item = &T;
    type IntoIter = Iter<T>;
    fn into_iter(self) -> Iter<T> { self.items.iter() }
  }
  impl<T> IntoIterator for &mut LinkedList<T> {
    type Item = &mut T;
    type IntoIter = IterMut<T>;
    fn into_iter(self) -> IterMut<T> { self.items.iter_mut() }
  }
  impl<T> FromIterator<T> for LinkedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> LinkedList<T> { LinkedList { items: items.into_iter().collect() } }
  }
  impl<T> Extend<T> for LinkedList<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) { self.items.extend(items) }
  }
  impl<T, const N: usize> From<[T; N]> for LinkedList<T> {
    fn from(items: [T; N]) -> LinkedList<T> { items.into_iter().collect() }
  }
}
`
