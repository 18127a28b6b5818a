/** How a reader comes to an address: by a link, or through the browser's history. */
export type Arrival = {
  /** Whether the reader goes back or forward to an entry of the history. */
  isReturn: boolean
  /** How far down the page stood when the reader left this entry, in pixels. */
  savedTop: number | undefined
  /** The hash of the address, with its `#`; empty if there is none. */
  hash: string
}

/** Where a page stands: at a height, or with the element of that id below the bars. */
export type ScrollTarget = { top: number } | { anchor: string }

/** Where the page stands after an arrival: where the reader left it, else at the hash, else at the top. */
export function scrollTargetFor({ isReturn, savedTop, hash }: Arrival): ScrollTarget {
  if (isReturn && savedTop !== undefined) return { top: savedTop }
  const anchor = anchorOf(hash)
  return anchor === undefined ? { top: 0 } : { anchor }
}

/** The id that a hash names; undefined if it names none. */
export function anchorOf(hash: string): string | undefined {
  const name = hash.replace(/^#/, '')
  if (name === '') return undefined
  try {
    return decodeURIComponent(name)
  } catch {
    // A stray percent sign is a character like any other.
    return name
  }
}
