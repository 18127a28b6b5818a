/** How long the reader's hands rest before what is wrong is told. */
export const FAULT_DELAY_MS = 500
