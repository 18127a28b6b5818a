/** The modules of Rust's std, those that this std does not have and those that are not stable among them. */
const MODULES =
  `alloc any arch array ascii assert_matches async_iter autodiff backtrace borrow boxed bstr cell char clone cmp
  collections convert default env error f128 f16 f32 f64 ffi fmt from fs future hash hint i128 i16 i32 i64 i8 intrinsics
  io isize iter marker mem net num ops option os panic panicking pat path pin prelude primitive process ptr random range
  rc result simd slice std_float str string sync task thread time u128 u16 u32 u64 u8 unsafe_binder usize vec`.split(
    /\s+/,
  )

/** All that some modules hold: what is not there does not exist in Rust. */
const MEMBERS: Record<string, string> = {
  collections: `BTreeMap BTreeSet BinaryHeap Bound HashMap HashSet LinkedList TryReserveError TryReserveErrorKind VecDeque
    binary_heap btree_map btree_set hash hash_map hash_set linked_list vec_deque`,
  cell: `BorrowError BorrowMutError Cell CloneFromCell LazyCell OnceCell Ref RefCell RefMut SyncUnsafeCell UnsafeCell
    UnsafePinned`,
  rc: 'Rc UniqueRc UniqueRcUninit Weak',
  cmp: `Eq Ord Ordering PartialEq PartialOrd Reverse max max_by max_by_key min min_by min_by_key minmax minmax_by
    minmax_by_key`,
}

/** The first name of a path of std that surely does not exist in Rust, by its place, with the names that do. */
export function absentInStd(path: readonly string[]): { index: number; known: readonly string[] } | undefined {
  const [, first, second] = path
  if (second === undefined) return undefined
  if (!MODULES.includes(first!)) return { index: 1, known: MODULES }
  const known = Object.hasOwn(MEMBERS, first!) ? MEMBERS[first!]!.split(/\s+/) : undefined
  return !known || known.includes(second) || second === 'self' ? undefined : { index: 2, known }
}
