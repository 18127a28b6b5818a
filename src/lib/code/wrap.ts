/** Where the choice of wrapped lines of code is kept, and what is kept there. */
export const WRAP_STORAGE_KEY = 'turbo.wrap'
export const WRAPS = 'true'
