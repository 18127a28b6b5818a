/** Whether what a key press goes to can be typed into. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a dialog or a menu is open, so that the keys belong to it. */
export function isOverlayOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null
}

/** The keys held during a press. */
type HeldKeys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a key is held with which the browser opens a link elsewhere, or saves it, and the page stays. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Whether the reader's computer is Apple's, where the keys of commands have other names. */
export function isApple(platform: string): boolean {
  return /Mac|iP(hone|ad|od)/.test(platform)
}
