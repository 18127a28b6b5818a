/** Whether a dialog or a menu is open, so that the keys belong to it. */
export function isOverlayOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null
}
