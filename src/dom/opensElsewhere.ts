/** The keys held during a press. */
export type HeldKeys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a key is held with which the browser opens a link elsewhere, or saves it, and the page stays. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
