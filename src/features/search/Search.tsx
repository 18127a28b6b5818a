import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readManifest } from '../../dom/fetchPublished'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { savesData, whenIdle } from '../../dom/schedule'
import { typeAhead } from '../../dom/typeAhead'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { Note } from '../../ui/Note'
import { OPENER } from './searchKeys'
import { useSearchTriggers } from './useSearchTriggers'

type SearchProps = {
  /** The address of the page; on the next one, a failure is forgotten. */
  address: string
}

/**
 * Shows the dialog when the reader wishes to search. Of the search, only this and its button come with every page; the closed
 * dialog is drawn when the browser is idle.
 */
export function Search({ address }: SearchProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [dialogModule, setDialogModule] = useState<DialogModule>()
  /** What is typed before the field is there; nothing once the reader does not wait for it any more. */
  const ahead = useRef<ReturnType<typeof typeAhead>>()

  const open = useCallback(() => {
    ahead.current?.stop()
    ahead.current = typeAhead(ahead.current?.typed())
    setState('open')
    loadDialog().then(setDialogModule, async (error) => {
      console.error(error)
      await reloadIfOutdated(() => ahead.current && { text: ahead.current.typed() })
      ahead.current?.stop()
      setState('failed')
    })
  }, [])
  const close = useCallback(() => {
    ahead.current?.stop()
    ahead.current = undefined
    setState('closed')
  }, [])
  const forgetFailure = useCallback(() => setState((before) => (before === 'failed' ? 'closed' : before)), [])
  const preload = useCallback(() => {
    loadDialog().then(
      ({ prepare }) => {
        forgetFailure()
        prepare()
      },
      () => {
        // A favor; the press on the button reports what went wrong
      },
    )
  }, [forgetFailure])

  useEffect(() => {
    const stop = new AbortController()
    whenIdle(() => {
      if (savesData()) return
      // A favor, as above
      loadDialog().then(setDialogModule, () => undefined)
      readManifest(__BASE_PATH__).catch(() => undefined)
    }, stop.signal)
    return () => stop.abort()
  }, [])
  useEffect(() => {
    // An address with a query: shared, loaded again, or come back to
    if (hasQuery(window.location.search)) open()
    return forgetFailure
  }, [address, open, forgetFailure])
  useEffect(() => {
    if (state !== 'closed') return
    // Back pressed before the next page was rendered: the address of the page does not change a second time
    const reopen = () => {
      const { pathname, search, hash } = window.location
      if (pathname + search + hash === address && hasQuery(search)) open()
    }
    window.addEventListener('popstate', reopen)
    return () => window.removeEventListener('popstate', reopen)
  }, [state, address, open])
  useSearchTriggers({ isOpen: state === 'open', open, close, onApproach: preload })

  if (state === 'failed') return <SearchFailure onRetry={open} onClose={close} />
  return dialogModule ? <dialogModule.SearchDialog isOpen={state === 'open'} onClose={close} /> : null
}

const hasQuery = (search: string) => /[?&]q=[^&]/.test(search)

type DialogModule = typeof import('./dialog/SearchDialog')

/**
 * Loads the dialog once; after a failure, the next call tries again. It has a name of its own, because Gatsby gives what two
 * nameless chunks share to every pair of them: the search would bring the library of the menus along.
 */
const loadDialog = memoizedLoad<DialogModule>(() => import(/* webpackChunkName: "search" */ './dialog/SearchDialog'))

type SearchFailureProps = { onRetry: () => void; onClose: () => void }

/** Says that the search could not be loaded and offers another try; Escape closes it. */
function SearchFailure({ onRetry, onClose }: SearchFailureProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  // The focus would be lost with the button, and the dialog could not give it back
  useLayoutEffect(() => {
    const element = note.current
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector<HTMLElement>(OPENER)?.focus()
    }
  }, [])

  return (
    <Note ref={note} role="alert" action="Try again" onAction={onRetry}>
      Search couldn’t load.
    </Note>
  )
}
