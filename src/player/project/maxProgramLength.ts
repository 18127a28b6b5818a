/** Maximum length of a program: many times the longest game of the pages. */
export const MAX_PROGRAM_LENGTH = 50_000
