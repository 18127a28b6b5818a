/** Hears an event until the answer is called. */
export function listen<Name extends string>(
  target: EventTarget,
  name: Name,
  listener: (event: Name extends keyof GlobalEventHandlersEventMap ? GlobalEventHandlersEventMap[Name] : Event) => void,
  capture = false,
): () => void {
  target.addEventListener(name, listener as EventListener, capture)
  return () => target.removeEventListener(name, listener as EventListener, capture)
}

/** What a code block hears when the reader wants to see what is wrong in its field. */
export const SHOW_DIAGNOSTIC_EVENT = 'turbo:show-diagnostic'

/** What the document hears when a picture has been docked, which may cover what is written. */
export const MINI_PLAYER_EVENT = 'turbo:mini-player'
