import { useCallback, useEffect, useRef, useState } from 'react'
import { readManifest } from '../../dom/fetchPublished'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { savesData } from '../../dom/savesData'
import { typeAhead } from '../../dom/typeAhead'
import { whenIdle } from '../../dom/whenIdle'
import { loadDialog } from './loadDialog'
import type { DialogModule } from './loadDialog'
import { SearchFailure } from './SearchFailure'
import { useSearchWishes } from './useSearchWishes'

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
  const loadAhead = useCallback(() => {
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
    // An address that asks a question: shared, loaded again, or come back to
    if (/[?&]q=[^&]/.test(window.location.search)) open()
    return forgetFailure
  }, [address, open, forgetFailure])
  useSearchWishes({ isOpen: state === 'open', open, close, onApproach: loadAhead })

  if (state === 'failed') return <SearchFailure onRetry={open} onClose={close} />
  return dialogModule ? <dialogModule.SearchDialog isOpen={state === 'open'} onClose={close} /> : null
}
