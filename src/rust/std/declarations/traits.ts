import { rangeItems } from './ranges'

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

/** The traits of operators, comparison, conversion, text and hashing, and what the primitive types have of them. */
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
  fn max<T: Ord>(a: T, b: T) -> T;
  fn min<T: Ord>(a: T, b: T) -> T;
}
mod convert {
  trait From<T> { fn from(value: T) -> Self; }
  trait Into<T> { fn into(self) -> T; }
  impl<T> From<T> for T { fn from(value: T) -> T { value } }
  impl<T, U: From<T>> Into<U> for T { fn into(self) -> U { U::from(self) } }
${conversions()}
  impl From<bool> for Number {}
  fn identity<T>(value: T) -> T { value }
}
mod ops {
  trait FnOnce<Args> { type Output; }
  trait FnMut<Args>: FnOnce<Args> {}
  trait Fn<Args>: FnMut<Args> {}
  trait Drop { fn drop(&mut self); }
  trait Deref { type Target; fn deref(&self) -> &Self::Target; }
  trait DerefMut: Deref { fn deref_mut(&mut self) -> &mut Self::Target; }
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
}
`

function conversions() {
  return Object.entries(lossless)
    .flatMap(([source, targets]) => targets.split(' ').map((target) => `  impl From<${source}> for ${target} {}`))
    .join('\n')
}
