/** The functions of `mem`. */
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
