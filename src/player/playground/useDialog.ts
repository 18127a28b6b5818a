import { useEffect, useState } from 'react'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { listen } from '../page/events'
import type { DialogName } from './dialogs'

/** The next call retries a failure. */
const loadDialogs = memoizedLoad(() => import(/* webpackChunkName: "playground-dialogs" */ './dialogs'))

export const prefetchDialogs = () => void loadDialogs().catch(() => {})

/** `onLost` is called if the dialog cannot be loaded. */
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
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey) {
        event.preventDefault()
        onSave()
      }
      if (key !== '?' || ctrlKey || metaKey || altKey || (target as Element).closest(WRITES)) return
      // Before the keys of the page
      event.preventDefault()
      onHelp()
    }
    return listen(document, 'keydown', act, true)
  })
}
