/** In order. No chunk is longer than the limit, unless a single item is. */
export function chunksOf<Item>(items: readonly Item[], lengthOf: (item: Item) => number, maxLength: number): Item[][] {
  const chunks: Item[][] = []
  let room = 0
  for (const item of items) {
    const length = lengthOf(item)
    if (chunks.length === 0 || room < length) {
      chunks.push([])
      room = maxLength
    }
    chunks[chunks.length - 1]!.push(item)
    room -= length
  }
  return chunks
}

/** Chunks of sorted items: the last one that starts at or before the key. */
export function chunkOfKey(key: string, firsts: readonly string[]): number {
  const after = firsts.findIndex((first) => first > key)
  return Math.max(0, (after < 0 ? firsts.length : after) - 1)
}
