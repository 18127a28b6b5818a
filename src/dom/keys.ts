export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a dialog or menu is open and therefore gets the keys. Searches the whole page: not while the user types. */
export function isOverlayOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], dialog[open]') !== null
}

type HeldKeys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a modifier makes the browser open a link elsewhere, or save it. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Apple's modifier keys have other names. */
export function isApple(platform: string): boolean {
  return /Mac|iP(hone|ad|od)/.test(platform)
}
