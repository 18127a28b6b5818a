/** Where readers write programs of their own: a tool, and no page of the documentation. */
export const PLAYGROUND_PATH = '/playground'

/** Pages that exist without an entry in the sidebar. */
export const unlistedPages = [
  '/',
  '/example',
  '/learn/guides/online-games',
  '/learn/tutorials/_template',
  '/learn/tutorials/pong',
  '/learn/tutorials/space-shooter',
  PLAYGROUND_PATH,
]
