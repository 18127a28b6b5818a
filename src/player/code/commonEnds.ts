type Sequence<Entry> = { readonly length: number; readonly [index: number]: Entry }

/** Counts entries (or characters) shared at the start and, of the rest, at the end. */
export function commonEnds<Entry>(before: Sequence<Entry>, after: Sequence<Entry>): { start: number; end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { start, end }
}
