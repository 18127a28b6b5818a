export function listen<Name extends string>(
  target: EventTarget,
  name: Name,
  listener: (event: Name extends keyof GlobalEventHandlersEventMap ? GlobalEventHandlersEventMap[Name] : Event) => void,
  capture = false,
): () => void {
  target.addEventListener(name, listener as EventListener, capture)
  return () => target.removeEventListener(name, listener as EventListener, capture)
}

/** Dispatched on a code block to show its first diagnostic. */
export const SHOW_DIAGNOSTIC_EVENT = 'turbo:show-diagnostic'

/** Dispatched on the document when a mini player appears, which may cover the editor. */
export const MINI_PLAYER_EVENT = 'turbo:mini-player'
