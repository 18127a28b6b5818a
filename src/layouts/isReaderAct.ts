import { asksForSearch } from '../features/search/searchKeys'

/** Keys that do nothing alone. */
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift']

/** Whether an act of the reader is one on the page: the wish to search, and what is written then, ask nothing of it. */
export function isReaderAct(event: Event): boolean {
  const { target, type } = event
  // A dialog that opens moves the focus by itself; where a reader moves it, the key was the act
  if (type === 'focusin') return !(target instanceof Element && target.closest('dialog'))
  if (!(event instanceof KeyboardEvent)) return true
  if (target instanceof HTMLInputElement && target.type === 'search') return event.key === 'Tab'
  return !MODIFIERS.includes(event.key) && !asksForSearch(event, false)
}
