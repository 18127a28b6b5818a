import { memoizedLoad } from '../lib/loading/memoizedLoad'
import type { Likely } from './runtime/protocol'

export type PlayerModule = typeof import('./Player')

/** A failed load is retried by the next call. */
export const loadPlayer = memoizedLoad<PlayerModule>(async () => {
  const player = await import(/* webpackChunkName: "player" */ './Player')
  await player.preparePlayer()
  return player
})

const visible = new Set<string>()

/** Prefetches what is near the pointer or focus; near Edit, also the compiler. */
export function prefetchPlayer(likely: Likely = {}) {
  const place = JSON.stringify(likely)
  if (visible.has(place)) return
  visible.add(place)
  loadPlayer()
    .then((player) => {
      if (likely.toEdit) player.prefetchEditor()
      return player.preparePlayer(likely)
    })
    .catch(() => {
      // The press retries, and reports a second failure
      visible.delete(place)
    })
}
