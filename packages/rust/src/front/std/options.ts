import { BOTH_ENDS, iterator } from './declaring'

export const optionDeclarations = `
mod option {
  trait Try { type Output; }
  impl<T> Try for Option<T> { type Output = T; }
  #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
  enum Option<T> { None, Some(T) }
  ${iterator('OptionIntoIter<T>', 'T', 'Clone where T: Clone', ...BOTH_ENDS)}
  impl<T> IntoIterator for Option<T> { type Item = T; type IntoIter = OptionIntoIter<T>; }
  impl<T> IntoIterator for &Option<T> { type Item = &T; type IntoIter = OptionIntoIter<&T>; }
  impl<T> IntoIterator for &mut Option<T> { type Item = &mut T; type IntoIter = OptionIntoIter<&mut T>; }
  impl<T> Default for Option<T> {}
  impl<T> From<T> for Option<T> { fn from(value: T) -> Option<T> { Some(value) } }
  impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {}
  impl<A, S: Sum<A>> Sum<Option<A>> for Option<S> {}
  impl<T> Option<T> {
    fn is_some(&self) -> bool { matches!(self, Some(_)) }
    fn is_none(&self) -> bool { matches!(self, None) }
    fn unwrap(self) -> T {
      match self { Some(x) => x, None => panic!("called \`Option::unwrap()\` on a \`None\` value") }
    }
    fn expect(self, message: &str) -> T { match self { Some(x) => x, None => panic!("{message}") } }
    fn unwrap_or(self, default: T) -> T { match self { Some(x) => x, None => default } }
    fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T { match self { Some(x) => x, None => f() } }
    fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U> { match self { Some(x) => Some(f(x)), None => None } }
    fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U> { match self { Some(x) => f(x), None => None } }
    fn take(&mut self) -> Option<T> { mem::replace(self, None) }
    fn as_ref(&self) -> Option<&T> { match self { Some(x) => Some(x), None => None } }
    fn as_mut(&mut self) -> Option<&mut T> { match self { Some(x) => Some(x), None => None } }
    fn is_some_and<F: FnOnce(T) -> bool>(self, f: F) -> bool { match self { Some(x) => f(x), None => false } }
    fn unwrap_or_default(self) -> T where T: Default { match self { Some(x) => x, None => T::default() } }
    fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U { match self { Some(x) => f(x), None => default } }
    fn inspect<F: FnOnce(&T)>(self, f: F) -> Option<T> { if let Some(x) = &self { f(x) } self }
    fn and<U>(self, other: Option<U>) -> Option<U> { match self { Some(_) => other, None => None } }
    fn or(self, other: Option<T>) -> Option<T> { match self { Some(x) => Some(x), None => other } }
    fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T> { match self { Some(x) => Some(x), None => f() } }
    fn zip<U>(self, other: Option<U>) -> Option<(T, U)> {
      match (self, other) { (Some(a), Some(b)) => Some((a, b)), _ => None }
    }
    fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Option<T> {
      match self { Some(x) if predicate(&x) => Some(x), _ => None }
    }
    fn ok_or<E>(self, error: E) -> Result<T, E> { match self { Some(x) => Ok(x), None => Err(error) } }
    fn ok_or_else<E, F: FnOnce() -> E>(self, f: F) -> Result<T, E> { match self { Some(x) => Ok(x), None => Err(f()) } }
    fn replace(&mut self, value: T) -> Option<T> { mem::replace(self, Some(value)) }
    fn insert(&mut self, value: T) -> &mut T { *self = Some(value); self.as_mut().unwrap() }
    fn get_or_insert(&mut self, value: T) -> &mut T { self.get_or_insert_with(|| value) }
    fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T {
      if self.is_none() { *self = Some(f()); }
      self.as_mut().unwrap()
    }
    fn as_deref<U>(&self) -> Option<&U> where T: Deref<Target = U> { self.as_ref().map(|x| &**x) }
    fn iter(&self) -> OptionIntoIter<&T> { self.as_ref().into_iter() }
    fn iter_mut(&mut self) -> OptionIntoIter<&mut T> { self.as_mut().into_iter() }
  }
  impl<T> Option<&T> {
    fn copied(self) -> Option<T> where T: Copy { match self { Some(x) => Some(*x), None => None } }
    fn cloned(self) -> Option<T> where T: Clone { match self { Some(x) => Some(x.clone()), None => None } }
  }
  impl<T> Option<&mut T> {
    fn copied(self) -> Option<T> where T: Copy { match self { Some(x) => Some(*x), None => None } }
    fn cloned(self) -> Option<T> where T: Clone { match self { Some(x) => Some(x.clone()), None => None } }
  }
  impl<T, E> Try for Result<T, E> { type Output = T; }
  impl<A, S: Product<A>> Product<Option<A>> for Option<S> {}
  impl<T> Option<Option<T>> {
    fn flatten(self) -> Option<T> { match self { Some(x) => x, None => None } }
  }
}
mod result {
  #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
  enum Result<T, E> { Ok(T), Err(E) }
  impl<T, E> IntoIterator for Result<T, E> { type Item = T; type IntoIter = OptionIntoIter<T>; }
  impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {}
  impl<A, E, S: Sum<A>> Sum<Result<A, E>> for Result<S, E> {}
  impl<A, E, S: Product<A>> Product<Result<A, E>> for Result<S, E> {}
  impl<T, E> Result<T, E> {
    fn is_ok(&self) -> bool { matches!(self, Ok(_)) }
    fn is_err(&self) -> bool { matches!(self, Err(_)) }
    fn ok(self) -> Option<T> { match self { Ok(x) => Some(x), Err(_) => None } }
    fn err(self) -> Option<E> { match self { Ok(_) => None, Err(e) => Some(e) } }
    fn unwrap(self) -> T where E: Debug { self.expect("called \`Result::unwrap()\` on an \`Err\` value") }
    fn expect(self, message: &str) -> T where E: Debug {
      match self { Ok(x) => x, Err(e) => panic!("{message}: {e:?}") }
    }
    fn unwrap_or(self, default: T) -> T { match self { Ok(x) => x, Err(_) => default } }
    fn unwrap_or_else<F: FnOnce(E) -> T>(self, f: F) -> T { match self { Ok(x) => x, Err(e) => f(e) } }
    fn unwrap_or_default(self) -> T where T: Default { match self { Ok(x) => x, Err(_) => T::default() } }
    fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Result<U, E> { match self { Ok(x) => Ok(f(x)), Err(e) => Err(e) } }
    fn map_err<O, F: FnOnce(E) -> O>(self, f: F) -> Result<T, O> { match self { Ok(x) => Ok(x), Err(e) => Err(f(e)) } }
    fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U { match self { Ok(x) => f(x), Err(_) => default } }
    fn inspect<F: FnOnce(&T)>(self, f: F) -> Result<T, E> { if let Ok(x) = &self { f(x) } self }
    fn and_then<U, F: FnOnce(T) -> Result<U, E>>(self, f: F) -> Result<U, E> {
      match self { Ok(x) => f(x), Err(e) => Err(e) }
    }
    fn and<U>(self, other: Result<U, E>) -> Result<U, E> { match self { Ok(_) => other, Err(e) => Err(e) } }
    fn or<O>(self, other: Result<T, O>) -> Result<T, O> { match self { Ok(x) => Ok(x), Err(_) => other } }
    fn or_else<O, F: FnOnce(E) -> Result<T, O>>(self, f: F) -> Result<T, O> {
      match self { Ok(x) => Ok(x), Err(e) => f(e) }
    }
    fn as_ref(&self) -> Result<&T, &E> { match self { Ok(x) => Ok(x), Err(e) => Err(e) } }
    fn as_mut(&mut self) -> Result<&mut T, &mut E> { match self { Ok(x) => Ok(x), Err(e) => Err(e) } }
    fn as_deref<U>(&self) -> Result<&U, &E> where T: Deref<Target = U> { self.as_ref().map(|x| &**x) }
    fn iter(&self) -> OptionIntoIter<&T> { self.as_ref().ok().into_iter() }
  }
  impl<T, E> Result<&T, E> {
    fn copied(self) -> Result<T, E> where T: Copy { match self { Ok(x) => Ok(*x), Err(e) => Err(e) } }
    fn cloned(self) -> Result<T, E> where T: Clone { match self { Ok(x) => Ok(x.clone()), Err(e) => Err(e) } }
  }
}
`
