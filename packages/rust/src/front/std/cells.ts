const sharedPointer = (name: string) => `
  struct ${name}<T> {}
  struct Weak<T> {}
  impl<T> ${name}<T> {
    fn new(value: T) -> ${name}<T>;
    fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(f: F) -> ${name}<T>;
    fn strong_count(this: &${name}<T>) -> usize;
    fn ptr_eq(a: &${name}<T>, b: &${name}<T>) -> bool;
    fn downgrade(this: &${name}<T>) -> Weak<T>;
    fn weak_count(this: &${name}<T>) -> usize;
    fn get_mut(this: &mut ${name}<T>) -> Option<&mut T>;
    fn make_mut(this: &mut ${name}<T>) -> &mut T where T: Clone {
      if ${name}::get_mut(this).is_none() { *this = ${name}::new((**this).clone()); }
      ${name}::get_mut(this).unwrap()
    }
    fn try_unwrap(this: ${name}<T>) -> Result<T, ${name}<T>>;
    fn into_inner(this: ${name}<T>) -> Option<T> { ${name}::try_unwrap(this).ok() }
    fn unwrap_or_clone(this: ${name}<T>) -> T where T: Clone { ${name}::try_unwrap(this).unwrap_or_else(|rc| (*rc).clone()) }
  }
  impl<T> Weak<T> {
    fn new() -> Weak<T>;
    fn upgrade(&self) -> Option<${name}<T>>;
    fn strong_count(&self) -> usize { match self.upgrade() { Some(rc) => ${name}::strong_count(&rc) - 1, None => 0 } }
    fn weak_count(&self) -> usize { match self.upgrade() { Some(rc) => ${name}::weak_count(&rc), None => 0 } }
  }
  impl<T> Deref for ${name}<T> { type Target = T; }
  impl<T> Clone for ${name}<T> {}
  impl<T> Clone for Weak<T> {}
  impl<T: Default> Default for ${name}<T> { fn default() -> ${name}<T> { ${name}::new(T::default()) } }
  impl<T> Default for Weak<T> { fn default() -> Weak<T> { Weak::new() } }
  impl<T: PartialEq> PartialEq for ${name}<T> { fn eq(&self, other: &${name}<T>) -> bool { **self == **other } }
  impl<T: Eq> Eq for ${name}<T> {}
  impl<T: PartialOrd> PartialOrd for ${name}<T> {
    fn partial_cmp(&self, other: &${name}<T>) -> Option<Ordering> { (**self).partial_cmp(&**other) }
  }
  impl<T: Ord> Ord for ${name}<T> { fn cmp(&self, other: &${name}<T>) -> Ordering { (**self).cmp(&**other) } }
  impl<T: Hash> Hash for ${name}<T> {}
  impl<T: Debug> Debug for ${name}<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&**self, f) } }
  impl<T> Debug for Weak<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.write_str("(Weak)") } }
  impl<T: Display> Display for ${name}<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Display::fmt(&**self, f) } }
  impl<T> AsRef<T> for ${name}<T> {}
  impl<T> Borrow<T> for ${name}<T> { fn borrow(&self) -> &T { &**self } }
  impl<T> From<T> for ${name}<T> {}
  impl From<&str> for ${name}<str> {}
  impl From<String> for ${name}<str> {}
  impl<T> From<Vec<T>> for ${name}<[T]> {}
  impl<T> FromIterator<T> for ${name}<[T]> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> ${name}<[T]> { items.into_iter().collect::<Vec<T>>().into() }
  }
`

export const cellDeclarations = `
mod rc {${sharedPointer('Rc')}}
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
    fn swap(&self, other: &Cell<T>);
    fn take(&self) -> T where T: Default { self.replace(T::default()) }
    fn update(&self, f: impl FnOnce(T) -> T) where T: Copy { self.set(f(self.get())) }
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
    fn replace_with(&self, f: impl FnOnce(&mut T) -> T) -> T {
      let mut held = self.borrow_mut();
      let value = f(&mut held);
      mem::replace(&mut held, value)
    }
    fn swap(&self, other: &RefCell<T>) { mem::swap(&mut *self.borrow_mut(), &mut *other.borrow_mut()) }
    fn take(&self) -> T where T: Default { self.replace(T::default()) }
    fn into_inner(self) -> T;
    fn get_mut(&mut self) -> &mut T;
  }
  impl<T> Ref<T> {
    fn map<U>(borrowed: Ref<T>, f: impl FnOnce(&T) -> &U) -> Ref<U>;
  }
  impl<T> RefMut<T> { fn map<U>(borrowed: RefMut<T>, f: impl FnOnce(&mut T) -> &mut U) -> RefMut<U>; }
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
  impl<T: Debug> Debug for RefCell<T> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      match self.try_borrow() {
        Ok(value) => f.debug_struct("RefCell").field("value", &*value).finish(),
        Err(_) => f.write_str("RefCell { value: <borrowed> }"),
      }
    }
  }
}
`

/** `sync` has the same types under other names. */
const onceItems = (once: string, lazy: string) => `
  struct ${once}<T> {}
  struct ${lazy}<T, F = fn() -> T> { cell: ${once}<T>, init: Cell<Option<F>> }
  impl<T> ${once}<T> {
    fn new() -> ${once}<T>;
    fn get(&self) -> Option<&T>;
    fn get_mut(&mut self) -> Option<&mut T>;
    fn set(&self, value: T) -> Result<(), T>;
    fn take(&mut self) -> Option<T>;
    fn into_inner(self) -> Option<T> { let mut cell = self; cell.take() }
    fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {
      if self.get().is_none() {
        let value = f();
        if self.set(value).is_err() { panic!("reentrant init") }
      }
      self.get().unwrap()
    }
  }
  impl<T> Default for ${once}<T> { fn default() -> ${once}<T> { ${once}::new() } }
  impl<T> From<T> for ${once}<T> {
    fn from(value: T) -> ${once}<T> { let cell = ${once}::new(); cell.get_or_init(|| value); cell }
  }
  impl<T: Debug> Debug for ${once}<T> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      match self.get() {
        Some(value) => f.debug_tuple("${once}").field(value).finish(),
        None => f.write_str("${once}(<uninit>)"),
      }
    }
  }
  impl<T, F: FnOnce() -> T> ${lazy}<T, F> {
    fn new(f: F) -> ${lazy}<T, F> { ${lazy} { cell: ${once}::new(), init: Cell::new(Some(f)) } }
    fn force(this: &${lazy}<T, F>) -> &T { this.cell.get_or_init(|| this.init.replace(None).unwrap()()) }
  }
  impl<T, F: FnOnce() -> T> Deref for ${lazy}<T, F> {
    type Target = T;
    fn deref(&self) -> &T { ${lazy}::force(self) }
  }
`

/** A lock and its methods. With one thread, blocking would last forever. */
const lock = (name: string, ways: readonly (readonly [way: string, borrow: string, guard: string])[]) => `
  struct ${name}<T> { data: RefCell<T> }
  impl<T> ${name}<T> {
    fn new(value: T) -> ${name}<T> { ${name} { data: RefCell::new(value) } }
${ways
  .map(
    ([way, borrow, guard]) => `
    fn ${way}(&self) -> Result<${guard}<T>, PoisonError<${guard}<T>>> {
      match self.data.try_${borrow}() {
        Ok(guard) => Ok(guard),
        Err(_) => panic!("deadlock: the lock is held already"),
      }
    }`,
  )
  .join('')}
    fn into_inner(self) -> Result<T, PoisonError<T>> { Ok(self.data.into_inner()) }
    fn get_mut(&mut self) -> Result<&mut T, PoisonError<&mut T>> { Ok(self.data.get_mut()) }
  }
  impl<T: Default> Default for ${name}<T> { fn default() -> ${name}<T> { ${name}::new(T::default()) } }
  impl<T: Debug> Debug for ${name}<T> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      match self.data.try_borrow() {
        Ok(value) => f.debug_struct("${name}").field("data", &*value).field("poisoned", &false).finish_non_exhaustive(),
        Err(_) => f.write_str("${name} { data: \\"<locked>\\", poisoned: false, .. }"),
      }
    }
  }
`

const atomic = (type: string) => {
  const name = `Atomic${type[0]!.toUpperCase()}${type.slice(1)}`
  const values =
    type === 'bool'
      ? { and: ' & value', or: ' | value', xor: ' ^ value' }
      : { add: '.wrapping_add(value)', sub: '.wrapping_sub(value)', max: '.max(value)', min: '.min(value)' }
  return `
  struct ${name} { value: Cell<${type}> }
  impl ${name} {
    fn new(value: ${type}) -> ${name} { ${name} { value: Cell::new(value) } }
    fn load(&self, order: Ordering) -> ${type} { self.value.get() }
    fn store(&self, value: ${type}, order: Ordering) { self.value.set(value); }
    fn swap(&self, value: ${type}, order: Ordering) -> ${type} { self.value.replace(value) }
    ${Object.entries(values)
      .map(
        ([way, value]) =>
          `fn fetch_${way}(&self, value: ${type}, order: Ordering) -> ${type} { self.value.replace(self.value.get()${value}) }`,
      )
      .join('\n    ')}
    fn compare_exchange(&self, current: ${type}, new: ${type}, success: Ordering, failure: Ordering) -> Result<${type}, ${type}> {
      if self.value.get() == current { Ok(self.value.replace(new)) } else { Err(self.value.get()) }
    }
    fn into_inner(self) -> ${type} { self.value.get() }
  }
  impl Default for ${name} { fn default() -> ${name} { ${name}::new(${type}::default()) } }
  impl Debug for ${name} { fn fmt(&self, f: &mut Formatter) -> fmt::Result { Debug::fmt(&self.value.get(), f) } }
`
}

const ATOMIC = ['bool', 'i8', 'i16', 'i32', 'i64', 'isize', 'u8', 'u16', 'u32', 'u64', 'usize']

/** `sync` for a single thread. */
export const syncDeclarations = `
mod cell {${onceItems('OnceCell', 'LazyCell')}}
mod sync {${sharedPointer('Arc')}${onceItems('OnceLock', 'LazyLock')}
  use crate::cell::{Ref as RwLockReadGuard, RefMut as MutexGuard, RefMut as RwLockWriteGuard};
  struct PoisonError<T> { guard: T }
  impl<T> PoisonError<T> { fn into_inner(self) -> T { self.guard } }
  impl<T> Debug for PoisonError<T> { fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.write_str("PoisonError { .. }") } }
${lock('Mutex', [['lock', 'borrow_mut', 'MutexGuard']])}${lock('RwLock', [
  ['read', 'borrow', 'RwLockReadGuard'],
  ['write', 'borrow_mut', 'RwLockWriteGuard'],
])}
  mod atomic {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    enum Ordering { Relaxed, Release, Acquire, AcqRel, SeqCst }
${ATOMIC.map(atomic).join('').replace(/^ /gm, '   ')}
  }
}
`
