import { isTyping } from './keys'
import { PRESS_ENTER } from './reloadOnce'
import { showNote } from './showNote'

/** Resolves to false on Escape or a press elsewhere. The message is above an open dialog and a touch keyboard. */
export function askToReload(): Promise<boolean> {
  const note = showNote(PRESS_ENTER, innerWidth / 2 - 120, innerHeight / 3)
  document.querySelector('dialog[open]')?.append(note)
  return new Promise((resolve) => {
    const answer = (event: Event) => {
      if (isTypedElsewhere(event)) return
      const key = event instanceof KeyboardEvent ? event.key : event.target === note ? 'Enter' : 'Escape'
      if (key !== 'Enter' && key !== 'Escape') return
      for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, answer, true)
      note.remove()
      resolve(key === 'Enter')
    }
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, answer, true)
  })
}

/** In an editor, not in the search. */
const isTypedElsewhere = ({ type, target }: Event) =>
  type === 'keydown' && isTyping(target) && !(target as Element).closest('dialog')
