import { cellDeclarations, syncDeclarations } from './cells'
import { collectionDeclarations } from './collections'
import { rareDeclarations } from './rare'
import { rareMethods } from './rareMethods'

const cowDeclarations = `
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
  impl<B: ToOwned> Borrow<B> for Cow<B> { fn borrow(&self) -> &B { &**self } }
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
`

/** Types that few programs name. `commonDeclarations` mentions none of them. */
export const laterDeclarations =
  collectionDeclarations + cellDeclarations + syncDeclarations + cowDeclarations + rareDeclarations + rareMethods
