export const boxDeclarations = `
mod boxed {
  struct Box<T> {}
  impl<T> Box<T> { fn new(value: T) -> Box<T>; }
  impl<T> Deref for Box<T> { type Target = T; }
  impl<T> DerefMut for Box<T> {}
  impl<T: Clone> Clone for Box<T> {}
  impl<T: Clone> Clone for Box<[T]> {}
  impl Clone for Box<str> {}
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

export const memoryDeclarations = `
mod mem {
  fn swap<T>(a: &mut T, b: &mut T);
  fn replace<T>(place: &mut T, value: T) -> T;
  fn take<T: Default>(place: &mut T) -> T { replace(place, T::default()) }
  fn drop<T>(value: T) {}
  fn forget<T>(value: T) {}
  fn size_of<T>() -> usize;
  fn size_of_val<T>(value: &T) -> usize;
  fn align_of<T>() -> usize;
  fn align_of_val<T>(value: &T) -> usize;
}
`
