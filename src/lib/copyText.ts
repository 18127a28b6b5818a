/** How long a copy button says that it is done. */
export const COPIED_DURATION_MS = 1000

/** The text that the copy button of a block writes: without shell prompts and without the last line break. */
export function copyText(shown: string, language: string | undefined): string {
  const text = shown.replace(/\n$/, '')
  return language === 'bash' ? text.replace(/^\$ /gm, '') : text
}
