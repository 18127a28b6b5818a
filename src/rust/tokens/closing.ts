/** The closing delimiter of each opening one. */
export const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
