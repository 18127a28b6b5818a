/** Hears an event until the answer is called. */
export function listen<Name extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  name: Name | 'focusin' | 'selectionchange',
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
): () => void {
  target.addEventListener(name, listener as EventListener)
  return () => target.removeEventListener(name, listener as EventListener)
}
