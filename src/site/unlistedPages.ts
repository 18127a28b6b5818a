/** Pages that exist without an entry in the sidebar. */
export const unlistedPages = [
  '/',
  '/example',
  '/learn/guides/online-games',
  '/learn/tutorials/_template',
  '/learn/tutorials/pong',
  '/learn/tutorials/space-shooter',
]
