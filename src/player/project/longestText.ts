/** As many characters as the text of a program may have: many times the longest game of the pages. */
export const LONGEST_TEXT = 50_000
