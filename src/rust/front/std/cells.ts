/** Shared pointers and cells. */
export const cellDeclarations = `
mod rc {
  struct Rc<T> {}
  struct Weak<T> {}
  impl<T> Rc<T> {
    fn new(value: T) -> Rc<T>;
    fn strong_count(this: &Rc<T>) -> usize;
    fn ptr_eq(a: &Rc<T>, b: &Rc<T>) -> bool;
    fn downgrade(this: &Rc<T>) -> Weak<T>;
    fn weak_count(this: &Rc<T>) -> usize;
    fn get_mut(this: &mut Rc<T>) -> Option<&mut T>;
    fn make_mut(this: &mut Rc<T>) -> &mut T where T: Clone {
      if Rc::get_mut(this).is_none() { *this = Rc::new((**this).clone()); }
      Rc::get_mut(this).unwrap()
    }
    fn try_unwrap(this: Rc<T>) -> Result<T, Rc<T>>;
    fn into_inner(this: Rc<T>) -> Option<T> { Rc::try_unwrap(this).ok() }
    fn unwrap_or_clone(this: Rc<T>) -> T where T: Clone { Rc::try_unwrap(this).unwrap_or_else(|rc| (*rc).clone()) }
  }
  impl<T> Weak<T> {
    fn new() -> Weak<T>;
    fn upgrade(&self) -> Option<Rc<T>>;
    fn strong_count(&self) -> usize { match self.upgrade() { Some(rc) => Rc::strong_count(&rc) - 1, None => 0 } }
    fn weak_count(&self) -> usize { match self.upgrade() { Some(rc) => Rc::weak_count(&rc), None => 0 } }
  }
  impl<T> Deref for Rc<T> { type Target = T; }
  impl<T> Clone for Rc<T> {}
  impl<T> Clone for Weak<T> {}
  impl<T: Default> Default for Rc<T> { fn default() -> Rc<T> { Rc::new(T::default()) } }
  impl<T> Default for Weak<T> { fn default() -> Weak<T> { Weak::new() } }
  impl<T: PartialEq> PartialEq for Rc<T> { fn eq(&self, other: &Rc<T>) -> bool { **self == **other } }
  impl<T: Eq> Eq for Rc<T> {}
  impl<T: PartialOrd> PartialOrd for Rc<T> {
    fn partial_cmp(&self, other: &Rc<T>) -> Option<Ordering> { (**self).partial_cmp(&**other) }
  }
  impl<T: Ord> Ord for Rc<T> { fn cmp(&self, other: &Rc<T>) -> Ordering { (**self).cmp(&**other) } }
  impl<T: Hash> Hash for Rc<T> {}
  impl<T: Debug> Debug for Rc<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T> Debug for Weak<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.write_str("(Weak)") } }
  impl<T: Display> Display for Rc<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) } }
  impl<T> AsRef<T> for Rc<T> {}
  impl<T> From<T> for Rc<T> {}
  impl From<&str> for Rc<str> {}
}
mod cell {
  struct Cell<T> {}
  struct RefCell<T> {}
  struct Ref<'a, T> {}
  struct RefMut<'a, T> {}
  #[derive(Debug)]
  struct BorrowError {}
  #[derive(Debug)]
  struct BorrowMutError {}
  impl Display for BorrowError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.write_str("RefCell already mutably borrowed") }
  }
  impl Display for BorrowMutError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.write_str("RefCell already borrowed") }
  }
  impl<T> Cell<T> {
    fn new(value: T) -> Cell<T>;
    fn get(&self) -> T where T: Copy;
    fn set(&self, value: T);
    fn replace(&self, value: T) -> T;
    fn take(&self) -> T where T: Default { self.replace(T::default()) }
    fn into_inner(self) -> T;
    fn get_mut(&mut self) -> &mut T;
  }
  impl<T> RefCell<T> {
    fn new(value: T) -> RefCell<T>;
    fn borrow(&self) -> Ref<T>;
    fn borrow_mut(&self) -> RefMut<T>;
    fn try_borrow(&self) -> Result<Ref<T>, BorrowError>;
    fn try_borrow_mut(&self) -> Result<RefMut<T>, BorrowMutError>;
    fn replace(&self, value: T) -> T { mem::replace(&mut *self.borrow_mut(), value) }
    fn take(&self) -> T where T: Default { self.replace(T::default()) }
    fn into_inner(self) -> T;
    fn get_mut(&mut self) -> &mut T;
  }
  impl<T> Deref for Ref<T> { type Target = T; }
  impl<T> Deref for RefMut<T> { type Target = T; }
  impl<T> DerefMut for RefMut<T> {}
  impl<T: Debug> Debug for Ref<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T: Debug> Debug for RefMut<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T: Display> Display for Ref<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) } }
  impl<T: Display> Display for RefMut<T> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) }
  }
  impl<T: Copy> Clone for Cell<T> { fn clone(&self) -> Cell<T> { Cell::new(self.get()) } }
  impl<T: Clone> Clone for RefCell<T> { fn clone(&self) -> RefCell<T> { RefCell::new(self.borrow().clone()) } }
  impl<T: Default> Default for Cell<T> { fn default() -> Cell<T> { Cell::new(T::default()) } }
  impl<T: Default> Default for RefCell<T> { fn default() -> RefCell<T> { RefCell::new(T::default()) } }
  impl<T: Copy + PartialEq> PartialEq for Cell<T> {
    fn eq(&self, other: &Cell<T>) -> bool { self.get() == other.get() }
  }
  impl<T: PartialEq> PartialEq for RefCell<T> {
    fn eq(&self, other: &RefCell<T>) -> bool { *self.borrow() == *other.borrow() }
  }
  impl<T: Eq> Eq for RefCell<T> {}
  impl<T: Copy + Debug> Debug for Cell<T> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.debug_struct("Cell").field("value", &self.get()).finish() }
  }
  impl<T: Debug> Debug for RefCell<T> {}
}
`
