export type PlayerModule = typeof import('../Player')

let loading: Promise<PlayerModule> | undefined

/** Loads the player and makes it ready to run, once; after a failure, the next call tries again. */
export function loadPlayer(): Promise<PlayerModule> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads what the reader's pointer or focus comes near. */
export function prefetchPlayer() {
  loadPlayer().then(
    (player) => player.prefetchEditor(),
    () => {
      // The press tries again, and tells the reader if it fails once more
    },
  )
}

async function load() {
  const player = await import(/* webpackChunkName: "player" */ '../Player')
  await player.preparePlayer()
  return player
}
