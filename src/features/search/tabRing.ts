const TABBABLE = 'input, button, a[href]:not([tabindex="-1"])'

/** Keeps Tab inside an element: after the last control comes the first. */
export function keepTabInside(container: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }) {
  const controls = [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter((control) => control.offsetParent)
  const edge = event.shiftKey ? controls[0] : controls[controls.length - 1]
  if (document.activeElement !== edge && container.contains(document.activeElement)) return
  event.preventDefault()
  controls[event.shiftKey ? controls.length - 1 : 0]?.focus()
}
