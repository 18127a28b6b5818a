/** `Box`. */
export const boxDeclarations = `
mod boxed {
  struct Box<T> {}
  impl<T> Box<T> { fn new(value: T) -> Box<T>; }
  impl<T> Deref for Box<T> { type Target = T; }
  impl<T> DerefMut for Box<T> {}
  impl<T: Clone> Clone for Box<T> {}
  impl<T: Default> Default for Box<T> {}
  impl<T: PartialEq> PartialEq for Box<T> {}
  impl<T: Eq> Eq for Box<T> {}
  impl<T: PartialOrd> PartialOrd for Box<T> {}
  impl<T: Ord> Ord for Box<T> {}
  impl<T: Hash> Hash for Box<T> {}
  impl<T: Debug> Debug for Box<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T: Display> Display for Box<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) } }
  impl<T> AsRef<T> for Box<T> {}
  impl<T> AsMut<T> for Box<T> {}
  impl<T> From<T> for Box<T> {}
  impl From<&str> for Box<str> {}
  impl<I: Iterator> Iterator for Box<I> { type Item = I::Item; }
  impl<I: DoubleEndedIterator> DoubleEndedIterator for Box<I> {}
  impl<I: ExactSizeIterator> ExactSizeIterator for Box<I> {}
  impl<T> FromIterator<T> for Box<[T]> {}
}
`
