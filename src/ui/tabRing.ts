const TABBABLE = 'input, button, summary, a[href]:not([tabindex="-1"])'

/** Keeps Tab inside an element: after the last control comes the first, and before the first the last. */
export function keepTabInside(container: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }) {
  const controls = [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter((control) => control.offsetParent)
  const [first, last] = [controls[0], controls[controls.length - 1]]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge && container.contains(document.activeElement)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
