import { useEffect, useRef, useState } from 'react'
import { popupAction } from '../../dom/pendingAction'
import { loadSymbols } from '../../dom/publishedSymbols'
import { reloadIfOutdated } from '../../dom/reloadIfOutdated'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import { watchSymbols, type SymbolWatch } from './watchSymbols'

type SymbolPopupsProps = {
  /** A change closes the popup. */
  path: string
  /** Whether the user pressed a symbol, which loaded this module. */
  hasPress?: boolean
}

/** Loads and shows a symbol's documentation on demand. */
export function SymbolPopups({ path, hasPress = false }: SymbolPopupsProps) {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const [loaded, setLoaded] = useState<Loaded>()
  const popup = useRef<HTMLDivElement>(null)
  const watch = useRef<SymbolWatch>()

  useEffect(() => {
    let hasFailed = false
    let open: HTMLAnchorElement | undefined
    const load = async (name: string) => {
      try {
        setLoaded(await loadPopup(name))
        hasFailed = false
      } catch {
        await reloadIfOutdated(() => popupAction(open))
        // The links still work, and the next symbol retries
        hasFailed = true
      }
    }
    const show = (next: HTMLAnchorElement | undefined) => {
      open = next
      if (next) void load(next.dataset.symbol!)
      setLink(next)
    }
    const current = watchSymbols({ show, popup: () => popup.current, isAvailable: () => !hasFailed, hasPress })
    watch.current = current
    return current.stop
  }, [hasPress])

  useEffect(() => watch.current?.close, [path])

  const name = link?.dataset.symbol
  const entry = name === undefined ? undefined : loaded?.entries[name]
  if (!link || !loaded || !name || !entry) return null
  const { SymbolPopup } = loaded
  return (
    <SymbolPopup
      key={`${name} ${link.dataset.option}`}
      ref={popup}
      link={link}
      name={name}
      entry={entry}
      onOutOfView={() => watch.current?.leave(link)}
    />
  )
}

async function loadPopup(name: string) {
  const [{ SymbolPopup }, entries] = await withTimeout(Promise.all([import('./SymbolPopup'), loadSymbols([name])]))
  return { SymbolPopup, entries }
}

type Loaded = Awaited<ReturnType<typeof loadPopup>>
