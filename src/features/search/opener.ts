/** What a button that opens the search looks like to the reader's pointer and to the focus on its way back. */
export const OPENER = '[aria-keyshortcuts~="/"], [data-search-opener]'
