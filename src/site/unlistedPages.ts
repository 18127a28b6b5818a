/** Not part of the documentation. */
export const PLAYGROUND_PATH = '/playground'

/** Not part of the documentation. */
export const GAMES_PATH = '/games'

export const unlistedPages = [
  '/',
  '/example',
  GAMES_PATH,
  '/learn/guides/online-games',
  '/learn/tutorials/_template',
  PLAYGROUND_PATH,
]
