import { useEffect, useState } from 'react'
import { isOverlayOpen, isTyping } from '../../dom/keys'
import { opensKeyboardHelp } from './keyGroups'

type KeysDialogModule = typeof import('./KeysDialog')

type KeysHelpProps = {
  /** The event that loaded this module; it may have been the shortcut. */
  firstAct: Event | undefined
}

/** Opens on `?`; the dialog loads on demand. */
export function KeysHelp({ firstAct }: KeysHelpProps) {
  const [dialog, setDialog] = useState<KeysDialogModule>()
  useEffect(() => {
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      const { target } = event
      const isInGame = target instanceof Element && target.matches('canvas')
      const isWriting = isTyping(target)
      const place = { isTyping: isWriting, isOverlayOpen: !isWriting && isOverlayOpen(), isInGame }
      if (!opensKeyboardHelp(event, place)) return
      // The next press retries
      import('./KeysDialog').then(setDialog, () => undefined)
    }
    if (firstAct) press(firstAct)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [firstAct])
  return dialog ? <dialog.KeysDialog onClose={() => setDialog(undefined)} /> : null
}
