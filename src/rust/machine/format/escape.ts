const SHORT: Record<string, string> = { '\0': '\\0', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\\': '\\\\' }

/** Marks that belong to the letter before them, white space but the blank, control characters and what has no shape. */
const INVISIBLE = /[\p{C}\p{Z}\p{Mn}\p{Me}]/u

/** The text as `{:?}` shows it: in quotes, with escapes for what would not be seen. */
export function debugText(text: string): string {
  let escaped = ''
  for (const char of text) escaped += char === '"' ? '\\"' : escapeOf(char)
  return `"${escaped}"`
}

/** The char as `{:?}` shows it. */
export function debugChar(char: string): string {
  return `'${char === "'" ? "\\'" : escapeOf(char)}'`
}

function escapeOf(char: string): string {
  if (char >= ' ' && char <= '~' && char !== '\\') return char
  return SHORT[char] ?? (INVISIBLE.test(char) ? `\\u{${char.codePointAt(0)!.toString(16)}}` : char)
}
