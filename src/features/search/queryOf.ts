/** What is searched for, given the text of the box; nothing if that is blank. */
export function queryOf(text: string): string | undefined {
  return text.trim() === '' ? undefined : text
}
