/** What a control without words says of itself. */
export type TooltipText = { name: string; key: string | undefined }

type Control = {
  /** The name that a screen reader hears. */
  label: string | null
  /** The words that are seen in it. */
  words: string
  /** The key that does the same, as `aria-keyshortcuts` tells it. */
  keyShortcut: string | null
  /** Whether it has opened what it opens, such as a menu. */
  isOpen: boolean
}

/**
 * The tooltip of a control: its name and its key, where it shows an icon in place of words. What a control has opened says what
 * it is for, and stands where the tooltip would cover it.
 */
export function tooltipText({ label, words, keyShortcut, isOpen }: Control): TooltipText | undefined {
  if (!label || isOpen || words.trim() !== '') return undefined
  return { name: label, key: keyShortcut?.split(' ')[0] }
}
