const ESCAPES = 'escape_debug escape_default escape_unicode'
const MAP = 'extract_if get_disjoint_mut first_entry last_entry'
const CHUNKS =
  'first_chunk last_chunk as_flattened as_flattened_mut split_first_chunk split_last_chunk as_chunks rchunks_mut rchunks_exact'

/** Methods and functions of Rust's std that this std lacks, by type. */
export const absentMethods: Readonly<Record<string, string>> = {
  slice: `${CHUNKS} escape_ascii trim_ascii splitn rsplitn rsplit split_mut split_inclusive select_nth_unstable
    select_nth_unstable_by select_nth_unstable_by_key trim_ascii_start trim_ascii_end`,
  str: `${ESCAPES} encode_utf16 get_mut rmatches rmatch_indices rsplit_terminator split_at_mut split_at_mut_checked trim_left trim_right
    trim_ascii trim_ascii_start trim_ascii_end`,
  char: `${ESCAPES} encode_utf8 encode_utf16 len_utf16`,
  Vec: 'leak shrink_to reserve_exact',
  VecDeque: `as_slices as_mut_slices binary_search binary_search_by binary_search_by_key partition_point range_mut
    swap_remove_back swap_remove_front pop_front_if pop_back_if reserve`,
  BinaryHeap: 'peek_mut drain retain as_slice',
  ...{ HashMap: MAP, BTreeMap: MAP, HashSet: MAP, BTreeSet: 'extract_if', Entry: 'insert_entry' },
  ...{ Option: 'as_slice', Result: 'as_deref_mut iter_mut flatten', Chunks: 'remainder' },
  ...{
    Iter: 'as_slice',
    IntoIter: 'as_slice as_mut_slice',
    Formatter: 'pad_integral sign_minus',
    DebugMap: 'key value',
  },
  Cell: 'as_slice_of_cells as_ptr from_mut',
  String: 'from_utf8_lossy from_utf16 leak',
  number: `carrying_add borrowing_sub checked_isqrt checked_next_multiple_of overflowing_shl unbounded_shl to_ne_bytes
    classify next_up next_down`,
}
