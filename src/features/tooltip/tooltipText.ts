/** What a control without words says of itself. */
export type TooltipText = { name: string; key: string | undefined }

type Control = {
  /** What it does, in fewer words than its name has: `data-tip`. */
  tip: string | null
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
 * The tooltip of a control: its tip, else its name where it shows an icon in place of words, and its key. What a control has
 * opened says what it is for, and stands where the tooltip would cover it.
 */
export function tooltipText({ tip, label, words, keyShortcut, isOpen }: Control): TooltipText | undefined {
  const name = tip ?? (words.trim() === '' ? label : null)
  if (!name || isOpen) return undefined
  return { name, key: keyShortcut?.split(' ')[0] }
}
