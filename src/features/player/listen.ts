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
