/** Hears an event until the answer is called. */
export function listen<Name extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  name: Name,
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
  capture = false,
): () => void {
  target.addEventListener(name, listener as EventListener, capture)
  return () => target.removeEventListener(name, listener as EventListener, capture)
}
