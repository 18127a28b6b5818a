import { useEffect, useState } from 'react'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { listen } from '../page/events'
import type { DialogName } from './dialogs'

/** Loads the dialogs; the next call retries a failure. */
const loadDialogs = memoizedLoad(() => import(/* webpackChunkName: "playground-dialogs" */ './dialogs'))

/** Prefetches the dialogs. */
export const expectDialog = () => void loadDialogs().catch(() => {})

/** The open dialog and its component. `onLost` is called if it cannot be loaded. */
export function useDialog(onLost: () => void) {
  const [name, setName] = useState<DialogName>()
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialogs>>>()
  const open = (wanted: DialogName) => {
    loadDialogs().then((loaded) => {
      setModule(loaded)
      setName(wanted)
    }, onLost)
  }
  return { name, Dialog: name && module?.PlaygroundDialog, open, close: () => setName(undefined) }
}

const WRITES = 'input, textarea, select, [contenteditable=true], dialog, canvas[data-keys=game]'

/** `?` outside of text fields, and Ctrl+S. */
export function useGlobalKeys({ onHelp, onSave }: { onHelp: () => void; onSave: () => void }) {
  useEffect(() =>
    listen(document, 'keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey) {
        event.preventDefault()
        onSave()
      }
      if (key !== '?' || ctrlKey || metaKey || altKey || (target as Element).closest(WRITES)) return
      event.preventDefault()
      onHelp()
    }),
  )
}
