import { useEffect, useState } from 'react'
import { opensElsewhere } from '../dom/opensElsewhere'
import { pressAgain } from '../dom/pressAgain'
import { pressOn } from '../dom/pressOn'
import { reloadIfOutdated } from '../dom/reloadIfOutdated'

type Acts = typeof import('./ReaderActs')

/** What the reader did before anything could answer. */
type EarlyActs = { first?: Event | undefined; press?: MouseEvent }

/** What counts as the first act of a reader. */
const ACTS = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/** A symbol that the reader has reached already, and no act tells of it any more. */
const REACHED = 'a[data-symbol]:is(:hover, :focus-visible)'

const symbolOf = (act: Event | undefined) =>
  act?.target instanceof Element ? act.target.closest<HTMLElement>('a[data-symbol]') : undefined

/**
 * Loads what answers the pointer and the keys at the reader's first act; until then a page is only read. The act that came
 * too early is handed over: a press on a symbol waits, for without what is loaded it would leave the page.
 */
export function useReaderActs() {
  const [acts, setActs] = useState<Acts & { early: EarlyActs }>()
  const isLoaded = acts !== undefined
  useEffect(() => {
    if (isLoaded) return
    let isLoading = false
    // Filled until the listeners of what was loaded are there
    const early: EarlyActs = {}
    const begin = (first?: Event) => {
      if (isLoading) return
      isLoading = true
      early.first = first
      import('./ReaderActs').then(
        (loaded) => setActs({ ...loaded, early }),
        async () => {
          const { press } = early
          const symbol = symbolOf(press ?? first) ?? document.querySelector(REACHED)
          await reloadIfOutdated(() => (symbol ? pressOn(symbol, 'data-symbol') : undefined))
          // The next act tries again
          isLoading = false
          delete early.press
          if (press) pressAgain(press)
        },
      )
    }
    const hold = (event: MouseEvent) => {
      if (early.press || !event.detail || opensElsewhere(event)) return
      if (!isLoading || !(event.target as Element).closest('a[data-symbol]')) return
      event.preventDefault()
      event.stopPropagation()
      early.press = event
    }
    for (const act of ACTS) document.addEventListener(act, begin)
    document.addEventListener('click', hold, true)
    if (document.querySelector(REACHED)) begin()
    return () => {
      for (const act of ACTS) document.removeEventListener(act, begin)
      document.removeEventListener('click', hold, true)
    }
  }, [isLoaded])
  return acts
}
