/** A change of the text in the field: what stands between two offsets, and what is to stand there. */
export type FieldMend = { start: number; end: number; before: string; text: string }

/** The longest text that a button names whole. */
const LONGEST_NAMED = 40

/** What a button says that mends a fault, with code between backticks. */
export function mendLabel({ text, before }: Pick<FieldMend, 'text' | 'before'>): string {
  if (text.trim() === '') return before.trim() === '' ? 'Mend it' : `Remove \`${shown(before)}\``
  return before === '' ? `Add \`${shown(text)}\`` : `Write \`${shown(text)}\``
}

function shown(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_NAMED ? `${line.slice(0, LONGEST_NAMED)}…` : line
}
