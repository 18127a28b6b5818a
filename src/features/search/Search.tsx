import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ProgressBar } from '../../app/ProgressBar'
import { readManifest } from '../../dom/fetchPublished'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { savesData, whenIdle } from '../../dom/schedule'
import { typeAhead } from '../../dom/typeAhead'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { Note } from '../../ui/Note'
import { OPENER } from './searchKeys'
import { useSearchTriggers } from './useSearchTriggers'

type SearchProps = {
  /** A change clears a failure. */
  address: string
}

/**
 * Opens the dialog on request. Only this and the button are in every page's script; the closed dialog renders in idle
 * time.
 */
export function Search({ address }: SearchProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [dialogModule, setDialogModule] = useState<DialogModule>()
  /** Text typed before the input mounts; undefined after the user gave up. */
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
        // This is a prefetch; pressing the button reports failures
      },
    )
  }, [forgetFailure])

  useEffect(() => {
    const stop = new AbortController()
    whenIdle(() => {
      if (savesData()) return
      // This is a prefetch
      loadDialog().then(setDialogModule, () => undefined)
      readManifest(__BASE_PATH__).catch(() => undefined)
    }, stop.signal)
    return () => stop.abort()
  }, [])
  useEffect(() => {
    // An address with a query was shared, reloaded, or returned to
    if (hasQuery(window.location.search)) open()
    return forgetFailure
  }, [address, open, forgetFailure])
  useEffect(() => {
    if (state !== 'closed') return
    // If the user goes back before the next page renders, the page's address does not change
    const reopen = () => {
      const { pathname, search, hash } = window.location
      if (pathname + search + hash === address && hasQuery(search)) open()
    }
    window.addEventListener('popstate', reopen)
    return () => window.removeEventListener('popstate', reopen)
  }, [state, address, open])
  useSearchTriggers({ isOpen: state === 'open', open, close, onApproach: preload })

  if (state === 'failed') return <SearchFailure onRetry={open} onClose={close} />
  const isOpen = state === 'open'
  return dialogModule ? (
    <dialogModule.SearchDialog isOpen={isOpen} onClose={close} />
  ) : (
    <ProgressBar isLoading={isOpen} />
  )
}

const hasQuery = (search: string) => /[?&]q=[^&]/.test(search)

type DialogModule = typeof import('./dialog/SearchDialog')

/**
 * Failures are retried. The chunk has a name, because Gatsby would put a nameless one together with the menus' library.
 */
const loadDialog = memoizedLoad<DialogModule>(() => import(/* webpackChunkName: "search" */ './dialog/SearchDialog'))

type SearchFailureProps = { onRetry: () => void; onClose: () => void }

/** Reports that the search could not load; Escape closes it. */
function SearchFailure({ onRetry, onClose }: SearchFailureProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  // Focus would be lost when the button disappears
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
