/** The types, traits and functions of the rare part of std, and its methods for types of the common part, in order. */
export const RARE_NAMES = `
BTreeMap BTreeSet BinaryHeap Cell Entry HashMap HashSet IntoKeys IntoValues Keys MapIntoIter MapIter MapIterMut
OccupiedEntry Rc Ref RefCell RefMut SetIntoIter SetIter VacantEntry Values ValuesMut VecDeque Weak
`
