import { useCallback, useEffect, useRef, useState } from 'react'
import { isTyping } from '../../dom/isTyping'
import { typeAhead } from '../../dom/typeAhead'
import { dialogAfterKey } from './searchKeys'
import { OPENER } from './opener'
import { SearchFailure } from './SearchFailure'

/** Any button that opens the search sends this to the window. */
const OPEN_EVENT = 'turbo:open-search'

type DialogModule = typeof import('./SearchDialog')

let loading: Promise<DialogModule> | undefined

function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

type SearchProps = {
  /** The address of the page; on the next one, a failure is forgotten. */
  address: string
}

/** Listens for the wish to search, and loads the dialog when it comes. Of the search, only this is on every page. */
export function Search({ address }: SearchProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [dialogModule, setDialogModule] = useState<DialogModule>()
  const isOpen = state === 'open'

  const stopTypingAhead = useRef<() => void>()

  const open = useCallback(() => {
    stopTypingAhead.current?.()
    stopTypingAhead.current = typeAhead()
    setState('open')
    loadDialog().then(setDialogModule, (error) => {
      console.error(error)
      stopTypingAhead.current?.()
      setState('failed')
    })
  }, [])
  const close = useCallback(() => {
    stopTypingAhead.current?.()
    setState('closed')
  }, [])
  const forgetFailure = useCallback(() => setState((before) => (before === 'failed' ? 'closed' : before)), [])

  useEffect(() => forgetFailure, [address, forgetFailure])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = dialogAfterKey(event, { isOpen, typing: isTyping(event.target) })
      if (!next) return
      event.preventDefault()
      if (next === 'open') open()
      else close()
    }
    const approach = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(OPENER))) return
      loadDialog().then((loaded) => {
        forgetFailure()
        loaded.prepare()
      }, ignore)
    }
    window.addEventListener(OPEN_EVENT, open)
    document.addEventListener('keydown', press)
    document.addEventListener('pointerover', approach)
    return () => {
      window.removeEventListener(OPEN_EVENT, open)
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerover', approach)
    }
  }, [isOpen, open, close, forgetFailure])

  if (state === 'failed') return <SearchFailure onRetry={open} onClose={close} />
  return dialogModule ? <dialogModule.SearchDialog isOpen={isOpen} onClose={close} /> : null
}

/** Loading ahead is a favor; the press on the button reports what went wrong. */
function ignore() {}
