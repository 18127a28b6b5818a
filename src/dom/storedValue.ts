/** What local storage holds under a key; null where it holds nothing, or where the browser keeps it shut. */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
