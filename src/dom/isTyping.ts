/** Whether what a key press goes to can be typed into. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])')
  )
}
