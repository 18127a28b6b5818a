import { memoizedLoad } from '../lib/loading/memoizedLoad'
import type { Likely } from './runtime/protocol'

export type PlayerModule = typeof import('./Player')

/** Loads the player and makes it ready to run, once; after a failure, the next call tries again. */
export const loadPlayer = memoizedLoad<PlayerModule>(async () => {
  const player = await import(/* webpackChunkName: "player" */ './Player')
  await player.preparePlayer()
  return player
})

/** What has been made ready, or is about to be. */
const near = new Set<string>()

/** Loads what the reader's pointer or focus comes near: the program that was written down there, and near "Edit" what edits it. */
export function prefetchPlayer(likely: Likely = {}) {
  const place = JSON.stringify(likely)
  if (near.has(place)) return
  near.add(place)
  loadPlayer()
    .then((player) => {
      if (likely.toEdit) player.prefetchEditor()
      return player.preparePlayer(likely)
    })
    .catch(() => {
      // The press tries again, and tells the reader if it fails once more
      near.delete(place)
    })
}
