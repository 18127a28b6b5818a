/**
 * What tests expect of the content as literal values, so that nothing gets lost unseen. Who adds a page or an example
 * changes this file, and no other test that counts.
 */

/** The address of every page. */
export const routes = [
  '/',
  '/example',
  '/learn/getting-started',
  '/learn/installation',
  '/learn/cheatsheet',
  '/learn/tutorials/hello-world',
  '/learn/tutorials/pancake-cat',
  '/learn/tutorials/pong',
  '/learn/tutorials/space-shooter',
  '/learn/tutorials/_template',
  '/learn/guides/cli',
  '/learn/guides/keyboard-shortcuts',
  '/learn/guides/rust-basics',
  '/learn/guides/configuration',
  '/learn/guides/debugging',
  '/learn/guides/sprites',
  '/learn/guides/fonts',
  '/learn/guides/audio',
  '/learn/guides/shaders',
  '/learn/guides/web-publishing',
  '/learn/guides/online-games',
  '/learn/api',
  '/learn/api/audio',
  '/learn/api/bounds',
  '/learn/api/camera',
  '/learn/api/circles',
  '/learn/api/clear',
  '/learn/api/ellipses',
  '/learn/api/gamepad',
  '/learn/api/lines',
  '/learn/api/log',
  '/learn/api/nine-slices',
  '/learn/api/pointer',
  '/learn/api/randomness',
  '/learn/api/rectangles',
  '/learn/api/sprites',
  '/learn/api/text',
  '/learn/api/text_box',
  '/learn/api/time',
  '/learn/api/tween',
]

/** The page whose plan the placeholder tutorials show. */
export const TEMPLATE_ROUTE = '/learn/tutorials/_template'

/** The tutorials that are only announced: no sitemap or language model is told of them. */
const placeholders = [TEMPLATE_ROUTE, '/learn/tutorials/pong', '/learn/tutorials/space-shooter']

/** The pages that say something. */
export const writtenRoutes = routes.filter((route) => !placeholders.includes(route))

/** The pages beside the documentation: no search, sitemap or language model is told of them. */
export const besideRoutes = ['/games', '/playground']

/** The blocks of Rust code on all pages that the build can run. */
export const RUNNABLE_EXAMPLES = 258

/** The blocks of code on all pages with lines that are not shown. */
export const EXAMPLES_WITH_SET_UP = 10

/** The blocks of code on the longest page, that of Pancake Cat. */
export const PANCAKE_CAT_BLOCKS = 23
