/** Ranges whose length fits into a usize. */
function sized(range: string, types: string) {
  return types
    .split(' ')
    .map((type) => `  impl ExactSizeIterator for ${range}<${type}> {}`)
    .join('\n')
}

const rangeItems = `
  #[derive(Clone, PartialEq, Eq, Hash, Default)]
  struct Range<T> { pub start: T, pub end: T }
  #[derive(Clone, PartialEq, Eq, Hash)]
  struct RangeInclusive<T> { start: T, end: T, exhausted: bool }
  #[derive(Clone, PartialEq, Eq, Hash)]
  struct RangeFrom<T> { pub start: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash)]
  struct RangeTo<T> { pub end: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash)]
  struct RangeToInclusive<T> { pub end: T }
  #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
  struct RangeFull;
  impl<T: Debug> Debug for Range<T> {}
  impl<T: Debug> Debug for RangeInclusive<T> {}
  impl<T: Debug> Debug for RangeFrom<T> {}
  impl<T: Debug> Debug for RangeTo<T> {}
  impl<T: Debug> Debug for RangeToInclusive<T> {}
  impl Debug for RangeFull {}
  impl<T: Step> Iterator for Range<T> { type Item = T; }
  impl<T: Step> DoubleEndedIterator for Range<T> {}
${sized('Range', 'u8 i8 u16 i16 u32 i32 usize isize')}
  impl<T: Step> Iterator for RangeInclusive<T> { type Item = T; }
  impl<T: Step> DoubleEndedIterator for RangeInclusive<T> {}
${sized('RangeInclusive', 'u8 i8 u16 i16')}
  impl<T: Step> Iterator for RangeFrom<T> { type Item = T; }
  impl<T> Range<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item && *item < self.end
    }
    fn is_empty(&self) -> bool where T: PartialOrd { !(self.start < self.end) }
  }
  impl<T> RangeInclusive<T> {
    fn new(start: T, end: T) -> RangeInclusive<T> { RangeInclusive { start, end, exhausted: false } }
    fn start(&self) -> &T { &self.start }
    fn end(&self) -> &T { &self.end }
    fn into_inner(self) -> (T, T) { (self.start, self.end) }
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item && *item <= self.end
    }
    fn is_empty(&self) -> bool where T: PartialOrd { self.exhausted || !(self.start <= self.end) }
  }
  impl<T> RangeFrom<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      self.start <= *item
    }
  }
  impl<T> RangeTo<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      *item < self.end
    }
  }
  impl<T> RangeToInclusive<T> {
    fn contains<U: PartialOrd<T>>(&self, item: &U) -> bool where T: PartialOrd<U> {
      *item <= self.end
    }
  }
  trait RangeBounds<T> {}
  impl<T> RangeBounds<T> for Range<T> {}
  impl<T> RangeBounds<T> for RangeInclusive<T> {}
  impl<T> RangeBounds<T> for RangeFrom<T> {}
  impl<T> RangeBounds<T> for RangeTo<T> {}
  impl<T> RangeBounds<T> for RangeToInclusive<T> {}
  impl<T> RangeBounds<T> for RangeFull {}
`

const lossless = {
  u8: 'u16 u32 u64 u128 i16 i32 i64 i128 usize isize f32 f64 char',
  u16: 'u32 u64 u128 i32 i64 i128 usize f32 f64',
  u32: 'u64 u128 i64 i128 f64',
  u64: 'u128 i128',
  i8: 'i16 i32 i64 i128 isize f32 f64',
  i16: 'i32 i64 i128 isize f32 f64',
  i32: 'i64 i128 f64',
  i64: 'i128',
  f32: 'f64',
  char: 'u32 u64 u128',
}

/** Traits of operators, comparison, conversion, formatting and hashing, and their built-in impls. */
export const traitDeclarations = `
mod marker {
  trait Sized {}
  trait Send {}
  trait Sync {}
  trait Copy: Clone {}
}
mod clone {
  trait Clone {
    fn clone(&self) -> Self;
    fn clone_from(&mut self, source: &Self) { *self = source.clone() }
  }
}
mod default {
  trait Default { fn default() -> Self; }
}
mod cmp {
  #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
  enum Ordering { Less = -1, Equal = 0, Greater = 1 }
  trait PartialEq<Rhs = Self> {
    fn eq(&self, other: &Rhs) -> bool;
    fn ne(&self, other: &Rhs) -> bool { !self.eq(other) }
  }
  trait Eq: PartialEq {}
  trait PartialOrd<Rhs = Self>: PartialEq<Rhs> {
    fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
    fn lt(&self, other: &Rhs) -> bool { matches!(self.partial_cmp(other), Some(Ordering::Less)) }
    fn le(&self, other: &Rhs) -> bool { matches!(self.partial_cmp(other), Some(Ordering::Less | Ordering::Equal)) }
    fn gt(&self, other: &Rhs) -> bool { matches!(self.partial_cmp(other), Some(Ordering::Greater)) }
    fn ge(&self, other: &Rhs) -> bool { matches!(self.partial_cmp(other), Some(Ordering::Greater | Ordering::Equal)) }
  }
  trait Ord: Eq + PartialOrd {
    fn cmp(&self, other: &Self) -> Ordering;
    fn max(self, other: Self) -> Self {}
    fn min(self, other: Self) -> Self {}
    fn clamp(self, min: Self, max: Self) -> Self {}
  }
  fn max<T: Ord>(a: T, b: T) -> T { a.max(b) }
  fn min<T: Ord>(a: T, b: T) -> T { a.min(b) }
  impl Ordering {
    fn reverse(self) -> Ordering { 0.cmp(&(self as i32)) }
    fn then(self, other: Ordering) -> Ordering { if self == Ordering::Equal { other } else { self } }
    fn then_with<F: FnOnce() -> Ordering>(self, other: F) -> Ordering {
      if self == Ordering::Equal { other() } else { self }
    }
    fn is_lt(self) -> bool { self == Ordering::Less }
    fn is_gt(self) -> bool { self == Ordering::Greater }
  }
}
mod convert {
  trait From<T> { fn from(value: T) -> Self; }
  trait Into<T> { fn into(self) -> T; }
  impl<T> From<T> for T { fn from(value: T) -> T { value } }
  impl<T, U: From<T>> Into<U> for T { fn into(self) -> U { U::from(self) } }
${conversions()}
  impl From<bool> for Number {}
  fn identity<T>(value: T) -> T { value }
  trait TryFrom<T> { type Error; fn try_from(value: T) -> Result<Self, Self::Error>; }
  trait TryInto<T> { type Error; fn try_into(self) -> Result<T, Self::Error>; }
  trait AsRef<T> { fn as_ref(&self) -> &T; }
  trait AsMut<T> { fn as_mut(&mut self) -> &mut T; }
  #[derive(Clone, Copy, Debug, PartialEq, Eq)]
  enum Infallible {}
  impl<T, U: TryFrom<T>> TryInto<U> for T {
    type Error = U::Error;
    fn try_into(self) -> Result<U, U::Error> { U::try_from(self) }
  }
  impl<T: Integer> TryFrom<T> for Int { type Error = TryFromIntError; }
${boolFromIntegers()}
  impl<T, U: Into<T>> TryFrom<U> for T { type Error = Infallible; fn try_from(value: U) -> Result<T, Infallible> { Ok(value.into()) } }
  impl TryFrom<u32> for char { type Error = CharTryFromError; }
  impl TryFrom<char> for u8 { type Error = TryFromCharError; }
  impl AsRef<str> for str {}
  impl AsRef<str> for String {}
  impl<T> AsRef<[T]> for [T] {}
  impl<T> AsRef<[T]> for Vec<T> {}
  impl<T: AsRef<U>, U> AsRef<U> for &T {}
}
mod ops {
  trait FnOnce<Args> { type Output; }
  trait FnMut<Args>: FnOnce<Args> {}
  trait Fn<Args>: FnMut<Args> {}
  trait Drop { fn drop(&mut self); }
  trait Deref { type Target; fn deref(&self) -> &Self::Target; }
  trait DerefMut: Deref { fn deref_mut(&mut self) -> &mut Self::Target; }
  impl<T> Deref for &T { type Target = T; fn deref(&self) -> &T { *self } }
  impl<T> Deref for &mut T { type Target = T; fn deref(&self) -> &T { *self } }
  impl<T> DerefMut for &mut T { fn deref_mut(&mut self) -> &mut T { *self } }
  trait Index<I> { type Output; fn index(&self, index: I) -> &Self::Output; }
  trait IndexMut<I>: Index<I> { fn index_mut(&mut self, index: I) -> &mut Self::Output; }
  trait Add<Rhs = Self> { type Output; fn add(self, rhs: Rhs) -> Self::Output; }
  trait Sub<Rhs = Self> { type Output; fn sub(self, rhs: Rhs) -> Self::Output; }
  trait Mul<Rhs = Self> { type Output; fn mul(self, rhs: Rhs) -> Self::Output; }
  trait Div<Rhs = Self> { type Output; fn div(self, rhs: Rhs) -> Self::Output; }
  trait Rem<Rhs = Self> { type Output; fn rem(self, rhs: Rhs) -> Self::Output; }
  trait BitAnd<Rhs = Self> { type Output; fn bitand(self, rhs: Rhs) -> Self::Output; }
  trait BitOr<Rhs = Self> { type Output; fn bitor(self, rhs: Rhs) -> Self::Output; }
  trait BitXor<Rhs = Self> { type Output; fn bitxor(self, rhs: Rhs) -> Self::Output; }
  trait Shl<Rhs = Self> { type Output; fn shl(self, rhs: Rhs) -> Self::Output; }
  trait Shr<Rhs = Self> { type Output; fn shr(self, rhs: Rhs) -> Self::Output; }
  trait Neg { type Output; fn neg(self) -> Self::Output; }
  trait Not { type Output; fn not(self) -> Self::Output; }
  trait AddAssign<Rhs = Self> { fn add_assign(&mut self, rhs: Rhs); }
  trait SubAssign<Rhs = Self> { fn sub_assign(&mut self, rhs: Rhs); }
  trait MulAssign<Rhs = Self> { fn mul_assign(&mut self, rhs: Rhs); }
  trait DivAssign<Rhs = Self> { fn div_assign(&mut self, rhs: Rhs); }
  trait RemAssign<Rhs = Self> { fn rem_assign(&mut self, rhs: Rhs); }
  trait BitAndAssign<Rhs = Self> { fn bitand_assign(&mut self, rhs: Rhs); }
  trait BitOrAssign<Rhs = Self> { fn bitor_assign(&mut self, rhs: Rhs); }
  trait BitXorAssign<Rhs = Self> { fn bitxor_assign(&mut self, rhs: Rhs); }
  trait ShlAssign<Rhs = Self> { fn shl_assign(&mut self, rhs: Rhs); }
  trait ShrAssign<Rhs = Self> { fn shr_assign(&mut self, rhs: Rhs); }
${rangeItems}}
mod fmt {
  trait Display { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait Debug { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait LowerHex { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait UpperHex { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait Binary { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait Octal { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait LowerExp { fn fmt(&self, f: &mut Formatter) -> Result; }
  trait UpperExp { fn fmt(&self, f: &mut Formatter) -> Result; }
  impl LowerHex for Int {}
  impl UpperHex for Int {}
  impl Binary for Int {}
  impl Octal for Int {}
  impl LowerExp for Number {}
  impl UpperExp for Number {}
  #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
  struct Error;
  type Result = result::Result<(), Error>;
  struct Formatter {}
  trait Write {
    fn write_str(&mut self, s: &str) -> Result;
    fn write_char(&mut self, c: char) -> Result { self.write_str(&c.to_string()) }
  }
  impl Write for String {}
  impl Write for Formatter { fn write_str(&mut self, s: &str) -> Result { self.write_str(s) } }
  impl Formatter {
    fn write_str(&mut self, s: &str) -> Result;
    fn pad(&mut self, s: &str) -> Result;
    fn width(&self) -> Option<usize>;
    fn fill(&self) -> char;
  }
}
mod borrow {
  trait Borrow<B> { fn borrow(&self) -> &B; }
  trait ToOwned { type Owned: Borrow<Self>; fn to_owned(&self) -> Self::Owned; }
  impl<T> Borrow<T> for T {}
  impl<T> Borrow<T> for &T {}
  impl<T> Borrow<T> for Box<T> {}
  impl Borrow<str> for String {}
  impl<T> Borrow<[T]> for Vec<T> {}
  impl ToOwned for str { type Owned = String; }
  impl<T: Clone> ToOwned for [T] { type Owned = Vec<T>; }
  impl<T: Clone> ToOwned for T { type Owned = T; }
}
mod hash {
  trait Hasher { fn finish(&self) -> u64; fn write(&mut self, bytes: &[u8]); }
  trait Hash { fn hash<H: Hasher>(&self, state: &mut H); }
}
`

function conversions() {
  return Object.entries(lossless)
    .flatMap(([source, targets]) => targets.split(' ').map((target) => `  impl From<${source}> for ${target} {}`))
    .join('\n')
}

function boolFromIntegers(): string {
  return 'u8 i8 u16 i16 u32 i32 u64 i64 u128 i128'
    .split(' ')
    .map((type) => `  impl TryFrom<${type}> for bool { type Error = TryFromIntError; }`)
    .join('\n')
}
