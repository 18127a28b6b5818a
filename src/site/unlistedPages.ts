/** Where readers write programs of their own: a tool, and no page of the documentation. */
export const PLAYGROUND_PATH = '/playground'

/** Where all games of the pages are listed, for readers who want to play first: no page of the documentation either. */
export const GAMES_PATH = '/games'

/** Pages that exist without an entry in the sidebar. */
export const unlistedPages = [
  '/',
  '/example',
  GAMES_PATH,
  '/learn/guides/online-games',
  '/learn/tutorials/_template',
  '/learn/tutorials/pong',
  '/learn/tutorials/space-shooter',
  PLAYGROUND_PATH,
]
