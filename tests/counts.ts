/**
 * Literal expectations about the content, so that nothing disappears unnoticed. Adding a page or example changes only
 * this file.
 */

export const routes = [
  '/',
  '/example',
  '/learn/getting-started',
  '/learn/installation',
  '/learn/how-a-game-works',
  '/learn/cheatsheet',
  '/learn/tutorials/hello-world',
  '/learn/tutorials/pancake-cat',
  '/learn/tutorials/pong',
  '/learn/tutorials/space-shooter',
  '/learn/tutorials/platformer',
  '/learn/tutorials/_template',
  '/learn/guides/cli',
  '/learn/guides/keyboard-shortcuts',
  '/learn/guides/rust-basics',
  '/learn/guides/coming-from-javascript',
  '/learn/guides/configuration',
  '/learn/guides/debugging',
  '/learn/guides/sprites',
  '/learn/guides/fonts',
  '/learn/guides/audio',
  '/learn/guides/shaders',
  '/learn/guides/web-publishing',
  '/learn/guides/online-games',
  '/learn/recipes',
  '/learn/recipes/screens-and-menus',
  '/learn/recipes/pause',
  '/learn/recipes/score-and-best-score',
  '/learn/recipes/dialogue',
  '/learn/recipes/typing-text',
  '/learn/recipes/platform-movement',
  '/learn/recipes/pushing-out-of-walls',
  '/learn/recipes/grid-movement',
  '/learn/recipes/chasing-enemies',
  '/learn/recipes/path-finding',
  '/learn/recipes/bullets-and-cooldown',
  '/learn/recipes/particles-and-screen-shake',
  '/learn/recipes/camera-with-limits',
  '/learn/recipes/parallax',
  '/learn/recipes/seeded-random',
  '/learn/recipes/spritesheets-and-aseprite',
  '/learn/recipes/runtime-panics',
  '/learn/api',
  '/learn/api/audio',
  '/learn/api/bounds',
  '/learn/api/camera',
  '/learn/api/circles',
  '/learn/api/clear',
  '/learn/api/ellipses',
  '/learn/api/game-loop',
  '/learn/api/gamepad',
  '/learn/api/lines',
  '/learn/api/log',
  '/learn/api/nine-slices',
  '/learn/api/pointer',
  '/learn/api/randomness',
  '/learn/api/rectangles',
  '/learn/api/shaders',
  '/learn/api/sprites',
  '/learn/api/text',
  '/learn/api/text_box',
  '/learn/api/time',
  '/learn/api/tween',
]

export const TEMPLATE_ROUTE = '/learn/tutorials/_template'

/** Without the template, which the sitemap and the files for language models omit. */
export const writtenRoutes = routes.filter((route) => route !== TEMPLATE_ROUTE)

/** Pages outside the documentation, which the sitemap and the files for language models omit. */
export const additionalRoutes = ['/games', '/playground']

/** Runnable Rust fences on all pages. */
export const RUNNABLE_EXAMPLES = 349

/** By what a user can do with them. */
export const RUST_FENCES = {
  /** With a picture, played and edited below it. */
  picture: 320,
  /** With a panel of what it logs and plays. */
  output: 29,
  /** A whole file that a picture of its page runs. */
  'run by a picture': 39,
  /** Programs that the page cannot run. */
  'not run': 5,
  fragment: 68,
  'compile error': 10,
  signature: 56,
}

/** Fences with hidden set-up lines. */
export const EXAMPLES_WITH_SET_UP = 55

/** Code blocks of Pancake Cat. */
export const PANCAKE_CAT_BLOCKS = 23
