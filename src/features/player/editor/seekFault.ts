/** What a code block hears when the reader wants to see what is wrong in its field. */
export const SEEK_FAULT = 'turbo:seek-fault'
