/** Any button that opens the search sends this to the window. */
export const OPEN_EVENT = 'turbo:open-search'

/** What such a button looks like to the reader's pointer, and to the focus on its way back. */
export const OPENER = '[aria-keyshortcuts~="/"]'
