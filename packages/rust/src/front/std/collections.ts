import { BOTH_ENDS, iterator } from './declaring'

const mapParts =
  'Entry, OccupiedEntry, VacantEntry, IntoKeys, IntoValues, Keys, Values, ValuesMut, ' +
  'MapIntoIter as IntoIter, MapIter as Iter, MapIterMut as IterMut'
const setParts = 'SetIntoIter as IntoIter, SetIter as Iter'

export const collectionDeclarations = `
mod collections {
  struct HashMap<K, V> {}
  struct BTreeMap<K, V> {}
  struct HashSet<T> {}
  struct BTreeSet<T> {}
  struct VecDeque<T> {}
  struct BinaryHeap<T> {}
${['Hash', 'BTree'].map((prefix) => mapImpls(prefix) + setImpls(prefix)).join('')}
  mod hash_map { use super::{HashMap, ${mapParts}}; }
  mod btree_map { use super::{BTreeMap, ${mapParts}}; }
  mod hash_set { use super::{HashSet, ${setParts}}; }
  mod btree_set { use super::{BTreeSet, ${setParts}}; }
  mod vec_deque { use super::VecDeque; use crate::{slice::{Iter, IterMut}, vec::{Drain, IntoIter}}; }
  enum Entry<'a, K, V> { Occupied(OccupiedEntry<'a, K, V>), Vacant(VacantEntry<'a, K, V>) }
  struct OccupiedEntry<'a, K, V> {}
  struct VacantEntry<'a, K, V> {}
  impl<K, V> OccupiedEntry<K, V> {
    fn key(&self) -> &K;
    fn get(&self) -> &V;
    fn get_mut(&mut self) -> &mut V;
    fn into_mut(self) -> &mut V;
    fn insert(&mut self, value: V) -> V { mem::replace(self.get_mut(), value) }
    fn remove(self) -> V;
  }
  impl<K, V> VacantEntry<K, V> {
    fn key(&self) -> &K;
    fn into_key(self) -> K;
    fn insert(self, value: V) -> &mut V;
  }
  impl<K, V> Entry<K, V> {
    fn or_insert(self, value: V) -> &mut V {
      match self { Entry::Occupied(entry) => entry.into_mut(), Entry::Vacant(entry) => entry.insert(value) }
    }
    fn or_insert_with<F: FnOnce() -> V>(self, f: F) -> &mut V { self.or_insert_with_key(|_| f()) }
    fn or_insert_with_key<F: FnOnce(&K) -> V>(self, f: F) -> &mut V {
      match self {
        Entry::Occupied(entry) => entry.into_mut(),
        Entry::Vacant(entry) => { let value = f(entry.key()); entry.insert(value) }
      }
    }
    fn or_default(self) -> &mut V where V: Default { self.or_insert_with(V::default) }
    fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Entry<K, V> {
      match self {
        Entry::Occupied(mut entry) => { f(entry.get_mut()); Entry::Occupied(entry) }
        vacant => vacant
      }
    }
    fn key(&self) -> &K { match self { Entry::Occupied(entry) => entry.key(), Entry::Vacant(entry) => entry.key() } }
  }
  ${iterator("MapIter<'a, K, V>", '(&K, &V)', ...BOTH_ENDS, 'Clone')}
  ${iterator("MapIterMut<'a, K, V>", '(&K, &mut V)', ...BOTH_ENDS)}
  ${iterator('MapIntoIter<K, V>', '(K, V)', ...BOTH_ENDS)}
  ${iterator("Keys<'a, K, V>", '&K', ...BOTH_ENDS, 'Clone')}
  ${iterator("Values<'a, K, V>", '&V', ...BOTH_ENDS, 'Clone')}
  ${iterator("ValuesMut<'a, K, V>", '&mut V', ...BOTH_ENDS)}
  ${iterator('IntoKeys<K, V>', 'K', ...BOTH_ENDS)}
  ${iterator('IntoValues<K, V>', 'V', ...BOTH_ENDS)}
  ${iterator("SetIter<'a, T>", '&T', ...BOTH_ENDS, 'Clone')}
  ${iterator('SetIntoIter<T>', 'T', ...BOTH_ENDS)}
  impl<T> VecDeque<T> {
    fn new() -> VecDeque<T>;
    fn with_capacity(capacity: usize) -> VecDeque<T>;
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool { self.len() == 0 }
    fn push_back(&mut self, value: T);
    fn push_front(&mut self, value: T);
    fn pop_back(&mut self) -> Option<T>;
    fn pop_front(&mut self) -> Option<T>;
    fn front(&self) -> Option<&T> { self.get(0) }
    fn front_mut(&mut self) -> Option<&mut T> { self.get_mut(0) }
    fn back(&self) -> Option<&T> { match self.len() { 0 => None, len => self.get(len - 1) } }
    fn back_mut(&mut self) -> Option<&mut T> { match self.len() { 0 => None, len => self.get_mut(len - 1) } }
    fn get(&self, index: usize) -> Option<&T>;
    fn get_mut(&mut self, index: usize) -> Option<&mut T> { self.make_contiguous().get_mut(index) }
    fn insert(&mut self, index: usize, value: T);
    fn remove(&mut self, index: usize) -> Option<T>;
    fn swap(&mut self, i: usize, j: usize) {
      assert!(i < self.len());
      assert!(j < self.len());
      self.make_contiguous().swap(i, j)
    }
    fn clear(&mut self);
    fn truncate(&mut self, len: usize);
    fn append(&mut self, other: &mut VecDeque<T>);
    fn resize(&mut self, len: usize, value: T) where T: Clone { self.resize_with(len, || value.clone()) }
    fn contains(&self, value: &T) -> bool where T: PartialEq;
    fn iter(&self) -> Iter<T>;
    fn iter_mut(&mut self) -> IterMut<T>;
    fn range<R: RangeBounds<usize>>(&self, range: R) -> Iter<T>;
    fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<T>;
    fn resize_with<F: FnMut() -> T>(&mut self, len: usize, f: F);
    fn retain<F: FnMut(&T) -> bool>(&mut self, f: F);
    fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F);
    fn rotate_left(&mut self, n: usize) {
      assert!(n <= self.len());
      self.make_contiguous().rotate_left(n)
    }
    fn rotate_right(&mut self, n: usize) {
      assert!(n <= self.len());
      self.make_contiguous().rotate_right(n)
    }
    fn make_contiguous(&mut self) -> &mut [T];
    fn split_off(&mut self, at: usize) -> VecDeque<T>;
  }
  impl<T> From<VecDeque<T>> for Vec<T> {}
  impl<T: Clone> Clone for VecDeque<T> {}
  impl<T> Default for VecDeque<T> {}
  impl<T: Debug> Debug for VecDeque<T> {}
  impl<T: Hash> Hash for VecDeque<T> {}
  impl<T: PartialEq> PartialEq for VecDeque<T> {}
  impl<T: PartialEq> PartialEq<Vec<T>> for VecDeque<T> {}
  impl<T: PartialEq, const N: usize> PartialEq<[T; N]> for VecDeque<T> {}
  impl<T: Eq> Eq for VecDeque<T> {}
  impl<T: PartialOrd> PartialOrd for VecDeque<T> {}
  impl<T: Ord> Ord for VecDeque<T> {}
  impl<T> Index<usize> for VecDeque<T> { type Output = T; }
  impl<T> IndexMut<usize> for VecDeque<T> {}
  impl<T> IntoIterator for VecDeque<T> { type Item = T; type IntoIter = IntoIter<T>; }
  impl<T> IntoIterator for &VecDeque<T> { type Item = &T; type IntoIter = Iter<T>; }
  impl<T> IntoIterator for &mut VecDeque<T> { type Item = &mut T; type IntoIter = IterMut<T>; }
  impl<T> FromIterator<T> for VecDeque<T> {}
  impl<T> Extend<T> for VecDeque<T> {}
  impl<T: Copy> Extend<&T> for VecDeque<T> {}
  impl<T> From<Vec<T>> for VecDeque<T> { fn from(items: Vec<T>) -> Self { items.into_iter().collect() } }
  impl<T, const N: usize> From<[T; N]> for VecDeque<T> {
    fn from(items: [T; N]) -> Self { items.into_iter().collect() }
  }
  impl<T: Ord> BinaryHeap<T> {
    fn new() -> BinaryHeap<T>;
    fn with_capacity(capacity: usize) -> BinaryHeap<T> { BinaryHeap::new() }
    fn push(&mut self, value: T);
    fn pop(&mut self) -> Option<T>;
    fn into_sorted_vec(self) -> Vec<T> { let mut items = self.into_vec(); items.sort(); items }
    fn peek(&self) -> Option<&T>;
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool { self.len() == 0 }
    fn clear(&mut self);
    fn append(&mut self, other: &mut BinaryHeap<T>) { self.extend(mem::take(other)) }
    fn into_vec(self) -> Vec<T>;
    fn iter(&self) -> Iter<T> { self.into_iter() }
  }
  impl<T: Clone> Clone for BinaryHeap<T> {}
  impl<T: Ord> Default for BinaryHeap<T> {}
  impl<T: Debug> Debug for BinaryHeap<T> {}
  impl<T> IntoIterator for BinaryHeap<T> { type Item = T; type IntoIter = IntoIter<T>; }
  impl<T> IntoIterator for &BinaryHeap<T> { type Item = &T; type IntoIter = Iter<T>; }
  impl<T: Ord> FromIterator<T> for BinaryHeap<T> {}
  impl<T: Ord> Extend<T> for BinaryHeap<T> {}
  impl<T: Ord> From<Vec<T>> for BinaryHeap<T> { fn from(items: Vec<T>) -> Self { items.into_iter().collect() } }
  impl<T: Ord, const N: usize> From<[T; N]> for BinaryHeap<T> {
    fn from(items: [T; N]) -> Self { items.into_iter().collect() }
  }
}
`

function orderImpls(type: string, partial: string, total: string) {
  return `impl<${partial}> PartialOrd for ${type} {
    fn partial_cmp(&self, other: &${type}) -> Option<Ordering> { self.iter().partial_cmp(other) }
  }
  impl<${total}> Ord for ${type} { fn cmp(&self, other: &${type}) -> Ordering { self.iter().cmp(other) } }`
}

function keyBound(prefix: string) {
  return prefix === 'Hash' ? 'Eq + Hash' : 'Ord'
}

function mapImpls(prefix: string) {
  const map = `${prefix}Map<K, V>`
  const key = keyBound(prefix)
  const capacity = prefix === 'Hash' ? `fn with_capacity(capacity: usize) -> ${map} { ${prefix}Map::new() }` : ''
  const find = (name: string, self: string, answer: string) =>
    `fn ${name}<Q: ${key}>(${self}, key: &Q) -> ${answer} where K: Borrow<Q>;`
  const ends = `fn first_key_value(&self) -> Option<(&K, &V)>;
    fn last_key_value(&self) -> Option<(&K, &V)>;
    fn pop_first(&mut self) -> Option<(K, V)>;
    fn pop_last(&mut self) -> Option<(K, V)>;
    fn range<R: RangeBounds<K>>(&self, range: R) -> MapIter<K, V>;
    fn range_mut<R: RangeBounds<K>>(&mut self, range: R) -> MapIterMut<K, V>;
    fn append(&mut self, other: &mut ${map}) { self.extend(mem::take(other)) }
    fn split_off<Q: Ord>(&mut self, key: &Q) -> ${map} where K: Borrow<Q> {
      let (rest, kept) = mem::take(self).into_iter().partition(|(k, _)| k.borrow() >= key);
      *self = kept;
      rest
    }`
  return `
  impl<K, V> ${map} {
    fn new() -> ${map};
    ${capacity}
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool { self.len() == 0 }
    fn clear(&mut self);
    fn keys(&self) -> Keys<K, V>;
    fn values(&self) -> Values<K, V>;
    fn values_mut(&mut self) -> ValuesMut<K, V>;
    fn into_keys(self) -> IntoKeys<K, V>;
    fn into_values(self) -> IntoValues<K, V>;
    fn iter(&self) -> MapIter<K, V> { self.into_iter() }
    fn iter_mut(&mut self) -> MapIterMut<K, V> { self.into_iter() }
    fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F);
  }
  impl<K: ${key}, V> ${map} {
    fn insert(&mut self, key: K, value: V) -> Option<V>;
    fn entry(&mut self, key: K) -> Entry<K, V>;
    ${find('get', '&self', 'Option<&V>')}
    ${find('get_mut', '&mut self', 'Option<&mut V>')}
    ${find('get_key_value', '&self', 'Option<(&K, &V)>')}
    ${find('contains_key', '&self', 'bool')}
    ${find('remove', '&mut self', 'Option<V>')}
    ${find('remove_entry', '&mut self', 'Option<(K, V)>')}
    ${prefix === 'Hash' ? 'fn drain(&mut self) -> MapIntoIter<K, V>;' : ends}
  }
  impl<K: Clone, V: Clone> Clone for ${map} {}
  impl<K, V> Default for ${map} {}
  impl<K: Debug, V: Debug> Debug for ${map} {}
  impl<K: ${key}, V: PartialEq> PartialEq for ${map} {}
  impl<K: ${key}, V: Eq> Eq for ${map} {}
  ${prefix === 'Hash' ? '' : orderImpls(map, 'K: Ord, V: PartialOrd', 'K: Ord, V: Ord')}
  impl<K: ${key} + Borrow<Q>, Q: ${key}, V> Index<&Q> for ${map} { type Output = V; }
  impl<K, V> IntoIterator for ${map} { type Item = (K, V); type IntoIter = MapIntoIter<K, V>; }
  impl<K, V> IntoIterator for &${map} { type Item = (&K, &V); type IntoIter = MapIter<K, V>; }
  impl<K, V> IntoIterator for &mut ${map} { type Item = (&K, &mut V); type IntoIter = MapIterMut<K, V>; }
  impl<K: ${key}, V> FromIterator<(K, V)> for ${map} {}
  impl<K: ${key}, V> Extend<(K, V)> for ${map} {}
  impl<K: ${key} + Copy, V: Copy> Extend<(&K, &V)> for ${map} {
    fn extend<I: IntoIterator<Item = (&K, &V)>>(&mut self, items: I) { self.extend(items.into_iter().map(|(k, v)| (*k, *v))) }
  }
  impl<K: ${key}, V, const N: usize> From<[(K, V); N]> for ${map} {
    fn from(items: [(K, V); N]) -> Self { items.into_iter().collect() }
  }
`
}

function setImpls(prefix: string) {
  const set = `${prefix}Set<T>`
  const key = keyBound(prefix)
  const capacity = prefix === 'Hash' ? `fn with_capacity(capacity: usize) -> ${set} { ${prefix}Set::new() }` : ''
  const ends = `fn first(&self) -> Option<&T>;
    fn last(&self) -> Option<&T>;
    fn pop_first(&mut self) -> Option<T>;
    fn pop_last(&mut self) -> Option<T>;
    fn range<R: RangeBounds<T>>(&self, range: R) -> SetIter<T>;
    fn append(&mut self, other: &mut ${set}) { self.extend(mem::take(other)) }
    fn split_off<Q: Ord>(&mut self, value: &Q) -> ${set} where T: Borrow<Q> {
      let (rest, kept) = mem::take(self).into_iter().partition(|item| item.borrow() >= value);
      *self = kept;
      rest
    }`
  const combined = ['union', 'intersection', 'difference', 'symmetric_difference']
    .map((name) => `fn ${name}(&self, other: &${set}) -> SetIter<T>;`)
    .join('\n    ')
  const operators = ['BitAnd', 'BitOr', 'Sub', 'BitXor']
    .map((operator) => `impl<T: ${key} + Clone> ${operator}<&${set}> for &${set} { type Output = ${set}; }`)
    .join('\n  ')
  return `
  impl<T> ${set} {
    fn new() -> ${set};
    ${capacity}
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool { self.len() == 0 }
    fn clear(&mut self);
    fn iter(&self) -> SetIter<T> { self.into_iter() }
    fn retain<F: FnMut(&T) -> bool>(&mut self, f: F);
  }
  impl<T: ${key}> ${set} {
    fn insert(&mut self, value: T) -> bool;
    fn replace(&mut self, value: T) -> Option<T> { let previous = self.take(&value); self.insert(value); previous }
    fn contains<Q: ${key}>(&self, value: &Q) -> bool where T: Borrow<Q>;
    fn get<Q: ${key}>(&self, value: &Q) -> Option<&T> where T: Borrow<Q>;
    fn remove<Q: ${key}>(&mut self, value: &Q) -> bool where T: Borrow<Q> { self.take(value).is_some() }
    fn take<Q: ${key}>(&mut self, value: &Q) -> Option<T> where T: Borrow<Q>;
    ${combined}
    fn is_subset(&self, other: &${set}) -> bool { self.iter().all(|item| other.contains(item)) }
    fn is_superset(&self, other: &${set}) -> bool { other.is_subset(self) }
    fn is_disjoint(&self, other: &${set}) -> bool { !self.iter().any(|item| other.contains(item)) }
    ${prefix === 'Hash' ? 'fn drain(&mut self) -> SetIntoIter<T>;' : ends}
  }
  impl<T: Clone> Clone for ${set} {}
  impl<T> Default for ${set} {}
  impl<T: Debug> Debug for ${set} {}
  impl<T: ${key}> PartialEq for ${set} {}
  impl<T: ${key}> Eq for ${set} {}
  ${prefix === 'Hash' ? '' : `${orderImpls(set, 'T: Ord', 'T: Ord')}\n  impl<T: Hash> Hash for ${set} {}`}
  ${operators}
  impl<T> IntoIterator for ${set} { type Item = T; type IntoIter = SetIntoIter<T>; }
  impl<T> IntoIterator for &${set} { type Item = &T; type IntoIter = SetIter<T>; }
  impl<T: ${key}> FromIterator<T> for ${set} {}
  impl<T: ${key}> Extend<T> for ${set} {}
  impl<T: ${key} + Copy> Extend<&T> for ${set} {}
  impl<T: ${key}, const N: usize> From<[T; N]> for ${set} {
    fn from(items: [T; N]) -> Self { items.into_iter().collect() }
  }
`
}
