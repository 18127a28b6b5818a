import type { Sidebar, SidebarItem } from '../lib/config/siteConfig'
import { API_ROUTE } from './links'

const tutorials: SidebarItem[] = [
  { text: 'Hello, World!', link: '/learn/tutorials/hello-world' },
  { text: 'Pancake Cat', link: '/learn/tutorials/pancake-cat' },
  { text: 'Pong', link: '/learn/tutorials/pong' },
  { text: 'Space Shooter', link: '/learn/tutorials/space-shooter' },
  { text: 'Platformer', link: '/learn/tutorials/platformer' },
]

const guides: SidebarItem[] = [
  { text: 'Using Turbo CLI', link: '/learn/guides/cli' },
  { text: 'Keyboard Shortcuts', link: '/learn/guides/keyboard-shortcuts' },
  { text: 'Rust Language Basics', link: '/learn/guides/rust-basics' },
  { text: 'Coming from JavaScript', link: '/learn/guides/coming-from-javascript' },
  { text: 'Configuring Your Game', link: '/learn/guides/configuration' },
  { text: 'Working with Sprites', link: '/learn/guides/sprites' },
  { text: 'Adding Custom Fonts', link: '/learn/guides/fonts' },
  { text: 'Playing Music & Sounds', link: '/learn/guides/audio' },
  { text: 'Writing Custom Shaders', link: '/learn/guides/shaders' },
  { text: 'Debugging Your Code', link: '/learn/guides/debugging' },
  { text: 'Publishing to the Web', link: '/learn/guides/web-publishing' },
]

const recipes: SidebarItem[] = [
  {
    text: 'Screens and rules',
    items: [
      { text: 'Screens and Menus', link: '/learn/recipes/screens-and-menus' },
      { text: 'Pause', link: '/learn/recipes/pause' },
      { text: 'Score and Best Score', link: '/learn/recipes/score-and-best-score' },
      { text: 'Dialogue', link: '/learn/recipes/dialogue' },
      { text: 'Typing Text', link: '/learn/recipes/typing-text' },
    ],
  },
  {
    text: 'Movement and walls',
    items: [
      { text: 'Platform Movement', link: '/learn/recipes/platform-movement' },
      { text: 'Pushing out of Walls', link: '/learn/recipes/pushing-out-of-walls' },
      { text: 'Grid Movement', link: '/learn/recipes/grid-movement' },
    ],
  },
  {
    text: 'Enemies and effects',
    items: [
      { text: 'Enemies That Chase', link: '/learn/recipes/chasing-enemies' },
      { text: 'Path Finding', link: '/learn/recipes/path-finding' },
      { text: 'Bullets and Cooldown', link: '/learn/recipes/bullets-and-cooldown' },
      { text: 'Particles and Screen Shake', link: '/learn/recipes/particles-and-screen-shake' },
    ],
  },
  {
    text: 'Worlds',
    items: [
      { text: 'Camera with Limits', link: '/learn/recipes/camera-with-limits' },
      { text: 'Parallax', link: '/learn/recipes/parallax' },
      { text: 'Seeded Random Numbers', link: '/learn/recipes/seeded-random' },
    ],
  },
  {
    text: 'Files and errors',
    items: [
      { text: 'Spritesheets and Aseprite', link: '/learn/recipes/spritesheets-and-aseprite' },
      { text: 'Runtime Panics', link: '/learn/recipes/runtime-panics' },
    ],
  },
]

const api: SidebarItem[] = [
  {
    text: 'Draw',
    items: [
      { text: 'Rectangles', link: '/learn/api/rectangles' },
      { text: 'Circles', link: '/learn/api/circles' },
      { text: 'Ellipses', link: '/learn/api/ellipses' },
      { text: 'Lines', link: '/learn/api/lines' },
      { text: 'Sprites', link: '/learn/api/sprites' },
      { text: 'Nine-Slices', link: '/learn/api/nine-slices' },
      { text: 'Background Color', link: '/learn/api/clear' },
      { text: 'Shaders', link: '/learn/api/shaders' },
    ],
  },
  {
    text: 'Text',
    items: [
      { text: 'Text', link: '/learn/api/text' },
      { text: 'Text Boxes', link: '/learn/api/text_box' },
    ],
  },
  {
    text: 'Input',
    items: [
      { text: 'Gamepad', link: '/learn/api/gamepad' },
      { text: 'Pointer', link: '/learn/api/pointer' },
    ],
  },
  { text: 'Sound', items: [{ text: 'Audio', link: '/learn/api/audio' }] },
  {
    text: 'Motion and time',
    items: [
      { text: 'Time', link: '/learn/api/time' },
      { text: 'Tween', link: '/learn/api/tween' },
    ],
  },
  {
    text: 'World and camera',
    items: [
      { text: 'Camera', link: '/learn/api/camera' },
      { text: 'Bounds', link: '/learn/api/bounds' },
    ],
  },
  {
    text: 'Tools',
    items: [
      { text: 'Game Loop', link: '/learn/api/game-loop' },
      { text: 'Randomness', link: '/learn/api/randomness' },
      { text: 'Log', link: '/learn/api/log' },
    ],
  },
]

/** Also determines the order of previous and next links. */
export const sidebar: Sidebar = {
  '/learn/': [
    { text: 'Getting Started', mark: 'spark', link: '/learn/getting-started' },
    { text: 'Installation', mark: 'wrench', link: '/learn/installation' },
    { text: 'How a Turbo Game Works', mark: 'spark', link: '/learn/how-a-game-works' },
    { text: 'Cheatsheet', mark: 'book', link: '/learn/cheatsheet' },
    { text: 'Tutorials', mark: 'gamepad', collapsed: false, items: tutorials },
    { text: 'Guides', mark: 'signpost', collapsed: false, items: guides },
    { text: 'Recipes', mark: 'book', link: '/learn/recipes' },
    { text: 'API', mark: 'braces', link: API_ROUTE, collapsed: false, items: api },
  ],
  // A sidebar of their own keeps those of all other pages light
  '/learn/recipes/': {
    backLink: true,
    items: [{ text: 'All Recipes', mark: 'book', link: '/learn/recipes' }, ...recipes],
  },
}
