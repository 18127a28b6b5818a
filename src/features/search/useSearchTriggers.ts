import { useEffect } from 'react'
import { isTyping } from '../../dom/keys'
import { dialogAfterKey, OPEN_EVENT, OPENER } from './searchKeys'

type SearchTriggers = {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Called when the pointer comes near a search button. */
  onApproach: () => void
}

export function useSearchTriggers({ isOpen, open, close, onApproach }: SearchTriggers) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = dialogAfterKey(event, { isOpen, typing: isTyping(event.target) })
      if (!next) return
      event.preventDefault()
      if (next === 'open') open()
      else close()
    }
    const approach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(OPENER)) onApproach()
    }
    window.addEventListener(OPEN_EVENT, open)
    document.addEventListener('keydown', press)
    document.addEventListener('pointerover', approach)
    return () => {
      window.removeEventListener(OPEN_EVENT, open)
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerover', approach)
    }
  }, [isOpen, open, close, onApproach])
}
