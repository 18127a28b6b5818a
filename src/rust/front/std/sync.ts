import { sharedPointer } from './cells'

/** A cell that is filled once, and one that fills itself; those of `sync` differ in nothing but their names. */
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

/** A lock, by the ways to take it: there is one thread, so who waits would wait for ever. */
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

/** A number or `bool` that threads may share. */
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

/** What threads share: there is one thread. */
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
