/** A page that takes longer than this to load shows a progress bar. */
export const PROGRESS_DELAY_MS = 300
