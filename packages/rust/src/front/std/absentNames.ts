const FLOAT = `DIGITS MANTISSA_DIGITS MAX_10_EXP MAX_EXP MIN_10_EXP MIN_EXP RADIX`
const FLOAT_CONSTANTS = 'EULER_GAMMA FRAC_2_SQRT_PI GOLDEN_RATIO LOG2_10 LOG2_E LOG10_2 LOG10_E'
const SET_ITERATORS = 'Difference ExtractIf Intersection SymmetricDifference Union'
const CHUNKS = `ArrayWindows ChunkBy ChunkByMut ChunksExact ChunksExactMut RChunks RChunksExact RChunksExactMut RChunksMut`
const SPLITS = `RSplit RSplitMut RSplitN RSplitNMut Split SplitInclusive SplitInclusiveMut SplitMut SplitN SplitNMut`
const NON_ZERO = 'I8 I16 I32 I64 I128 Isize U8 U16 U32 U64 U128 Usize'.replace(/\w+/g, 'NonZero$&')

const MODULES = `alloc any arch ascii backtrace env ffi fs future hint io net os panic path pin primitive process ptr
  range task thread time`

const items = {
  '': MODULES,
  prelude: 'v1 rust_2015 rust_2018 rust_2021 rust_2024',
  option: 'IntoIter Iter IterMut',
  result: 'IntoIter Iter IterMut',
  marker: 'PhantomPinned Unpin',
  ops: 'Bound ControlFlow AsyncFn AsyncFnMut AsyncFnOnce',
  fmt: 'Arguments DebugSet FromFn Alignment Pointer format from_fn write',
  borrow: 'BorrowMut',
  hash: 'BuildHasherDefault DefaultHasher RandomState BuildHasher',
  num: `NonZero Saturating Wrapping FpCategory ${NON_ZERO}`,
  char: `DecodeUtf16 DecodeUtf16Error EscapeDebug EscapeDefault EscapeUnicode ParseCharError ToLowercase ToUppercase MAX
    REPLACEMENT_CHARACTER UNICODE_VERSION decode_utf16`,
  f32: FLOAT,
  'f32::consts': FLOAT_CONSTANTS,
  f64: FLOAT,
  'f64::consts': FLOAT_CONSTANTS,
  str: `EncodeUtf16 EscapeDebug EscapeDefault EscapeUnicode RMatchIndices RMatches RSplit RSplitN RSplitTerminator
    SplitAsciiWhitespace SplitInclusive SplitTerminator Utf8Chunk Utf8Chunks from_utf8_mut`,
  string: 'Drain FromUtf16Error ParseError',
  iter: 'FusedIterator chain',
  slice: `${CHUNKS} ${SPLITS} EscapeAscii from_mut from_ref`,
  array: 'IntoIter from_mut from_ref repeat',
  vec: 'ExtractIf Splice',
  mem: 'ManuallyDrop MaybeUninit needs_drop offset_of',
  collections: 'binary_heap linked_list LinkedList TryReserveError',
  'collections::hash_map': 'DefaultHasher Drain ExtractIf RandomState',
  'collections::btree_map': 'ExtractIf Range RangeMut',
  'collections::hash_set': `Drain ${SET_ITERATORS}`,
  'collections::btree_set': `Range ${SET_ITERATORS}`,
  cell: 'UnsafeCell',
  sync: 'mpsc Barrier BarrierWaitResult Condvar Once OnceState WaitTimeoutResult TryLockError LockResult TryLockResult',
  'sync::atomic': 'AtomicPtr compiler_fence fence',
}

const ESCAPES = 'escape_debug escape_default escape_unicode'
const CAPACITY = 'capacity reserve try_reserve shrink_to_fit shrink_to'
const DEQUE = `${CAPACITY} reserve_exact try_reserve_exact`
const HASHED = `extract_if hasher with_hasher with_capacity_and_hasher ${CAPACITY}`
const SHARED = 'as_ptr into_raw downcast pin new_uninit new_zeroed new_uninit_slice new_zeroed_slice'
const ASCII = 'trim_ascii trim_ascii_start trim_ascii_end'

const chunks = 'first_chunk last_chunk split_first_chunk split_last_chunk as_chunks as_rchunks as_flattened'
const inPlace = chunks.replace(/\w+/g, '$&_mut')
const splits = 'splitn rsplitn rsplit split_inclusive splitn_mut rsplitn_mut rsplit_mut split_mut split_inclusive_mut'

const methods = {
  slice: `${chunks} ${inPlace} ${splits} ${ASCII} escape_ascii select_nth_unstable select_nth_unstable_by
    select_nth_unstable_by_key array_windows chunk_by_mut rchunks_mut rchunks_exact rchunks_exact_mut split_at_mut_checked
    split_off split_off_mut split_off_first split_off_first_mut split_off_last split_off_last_mut as_array as_mut_array
    as_ptr as_mut_ptr as_ptr_range as_mut_ptr_range element_offset utf8_chunks eq_ignore_ascii_case make_ascii_uppercase
    make_ascii_lowercase connect`,
  str: `${ESCAPES} ${ASCII} encode_utf16 from_utf8_mut get_mut rmatches rmatch_indices rsplit_terminator split_at_mut
    split_at_mut_checked trim_left trim_right trim_left_matches trim_right_matches floor_char_boundary ceil_char_boundary
    as_ptr as_mut_ptr into_boxed_bytes into_string`,
  char: `${ESCAPES} encode_utf8 encode_utf16 len_utf16`,
  number: `carrying_add carrying_mul carrying_mul_add borrowing_sub checked_isqrt checked_ilog checked_next_multiple_of
    overflowing_shl overflowing_shr strict_shl strict_shr unbounded_shl unbounded_shr from_be from_le to_be to_le to_ne_bytes
    from_ne_bytes classify next_up next_down abs_sub is_subnormal make_ascii_uppercase make_ascii_lowercase escape_ascii`,
  String: `from_utf8_lossy from_utf16 from_utf16_lossy leak extend_from_within reserve_exact try_reserve try_reserve_exact
    shrink_to`,
  Vec: `leak shrink_to reserve_exact try_reserve try_reserve_exact push_mut insert_mut into_flattened as_ptr as_mut_ptr
    spare_capacity_mut`,
  VecDeque: `${DEQUE} as_slices as_mut_slices binary_search binary_search_by binary_search_by_key partition_point
    range_mut swap_remove_back swap_remove_front pop_front_if pop_back_if push_front_mut push_back_mut insert_mut`,
  BinaryHeap: `${DEQUE} peek_mut drain retain as_slice`,
  HashMap: `${HASHED} get_disjoint_mut`,
  HashSet: HASHED,
  BTreeMap: 'extract_if first_entry last_entry',
  BTreeSet: 'extract_if',
  Entry: 'insert_entry',
  Option: 'as_slice as_mut_slice as_pin_ref as_pin_mut',
  Result: 'as_deref_mut iter_mut flatten',
  Box: `${SHARED.replace('as_ptr ', '')} leak into_pin write`,
  Rc: SHARED,
  Arc: SHARED,
  Weak: 'as_ptr into_raw ptr_eq',
  Cell: 'as_slice_of_cells as_array_of_cells as_ptr from_mut',
  RefCell: 'as_ptr',
  Ref: 'clone filter_map map_split',
  RefMut: 'filter_map map_split',
  LazyCell: 'force_mut get get_mut',
  LazyLock: 'force_mut get get_mut',
  OnceLock: 'wait',
  Mutex: 'try_lock is_poisoned clear_poison',
  RwLock: 'try_read try_write is_poisoned clear_poison',
  PoisonError: 'new get_ref get_mut',
  Atomic: `get_mut as_ptr compare_and_swap compare_exchange_weak fetch_and fetch_nand fetch_not fetch_or fetch_xor
    fetch_update try_update update`,
  Peekable: 'next_if_map next_if_map_mut',
  Chunks: 'remainder into_remainder',
  CharIndices: 'as_str offset',
  Iter: 'as_slice',
  IterMut: 'as_slice into_slice',
  IntoIter: 'as_slice as_mut_slice',
  Drain: 'as_slice',
  FromUtf8Error: 'as_bytes',
  Formatter: 'pad_integral sign_minus flags align sign_aware_zero_pad',
  DebugMap: 'key value finish_non_exhaustive',
  DebugTuple: 'finish_non_exhaustive',
  DebugList: 'finish_non_exhaustive',
  dyn: 'is downcast downcast_ref downcast_mut',
  'trait RangeBounds': 'contains start_bound end_bound',
  'trait Hasher': `write_u8 write_u16 write_u32 write_u64 write_u128 write_usize write_i8 write_i16 write_i32 write_i64
    write_i128 write_isize`,
  'trait Hash': 'hash_slice',
  'trait ToOwned': 'clone_into',
  'trait DoubleEndedIterator': 'try_rfold',
  'trait Any': 'type_id',
  'trait Write': 'write_all write flush',
  'trait Read': 'read read_to_end read_to_string read_exact bytes take',
  'trait BufRead': 'lines read_line',
}

/** What Rust's std has and this std lacks, without what needs `unsafe`. */
export const absentNames = { items, methods }
