/** Many times the longest game of the pages. */
export const LONGEST_TEXT = 50_000
