import { isTyping } from './keys'
import { PRESS_ENTER } from './reloadOnce'
import { showNote } from './showNote'

/** Resolves to false on Escape or a press elsewhere. The message is above an open dialog and a touch keyboard. */
export function askToReload(): Promise<boolean> {
  const note = showNote(PRESS_ENTER, innerWidth / 2 - 120, innerHeight / 3)
  document.querySelector('dialog[open]')?.append(note)
  return new Promise((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const answer = (isAgreed: boolean) => {
      listening.abort()
      note.remove()
      resolve(isAgreed)
    }
    const press = ({ key, target }: KeyboardEvent) => {
      const isInEditor = isTyping(target) && !(target as Element).closest('dialog')
      if (!isInEditor && (key === 'Enter' || key === 'Escape')) answer(key === 'Enter')
    }
    window.addEventListener('keydown', press, options)
    window.addEventListener('pointerdown', ({ target }) => answer(target === note), options)
  })
}
