import { useEffect, useState } from 'react'
import { isTyping } from '../../hooks/isTyping'
import { dialogAfterKey } from '../../lib/search/searchKeys'
import * as styles from './Search.module.css'

/** Any button that opens the search sends this to the window. */
const OPEN_EVENT = 'turbo:open-search'

/** What such a button looks like to the reader's pointer; approaching it is reason enough to load the search. */
const OPENER = '[aria-keyshortcuts~="/"], [data-search-opener]'

type DialogModule = typeof import('./SearchDialog')

let loading: Promise<DialogModule> | undefined

function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Listens for the wish to search, and loads the dialog when it comes. Of the search, only this is on every page. */
export function Search() {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [dialogModule, setDialogModule] = useState<DialogModule>()
  const isOpen = state === 'open'

  useEffect(() => {
    const open = () => {
      setState('open')
      loadDialog().then(setDialogModule, (error) => {
        console.error(error)
        setState('failed')
      })
    }
    const press = (event: KeyboardEvent) => {
      const next = dialogAfterKey(event, { isOpen, typing: isTyping(event.target) })
      if (!next) return
      event.preventDefault()
      if (next === 'open') open()
      else setState('closed')
    }
    const approach = ({ target }: Event) => {
      if (target instanceof Element && target.closest(OPENER)) loadDialog().then((loaded) => loaded.prepare(), ignore)
    }
    window.addEventListener(OPEN_EVENT, open)
    document.addEventListener('keydown', press)
    document.addEventListener('pointerover', approach)
    return () => {
      window.removeEventListener(OPEN_EVENT, open)
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerover', approach)
    }
  }, [isOpen])

  if (state === 'failed') {
    return (
      <p role="alert" className={styles.failure}>
        Search is unavailable, try again
      </p>
    )
  }
  return dialogModule ? <dialogModule.SearchDialog isOpen={isOpen} onClose={() => setState('closed')} /> : null
}

/** Loading ahead is a favor; the press on the button reports what went wrong. */
function ignore() {}
