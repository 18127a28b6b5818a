import type { Sidebar, SidebarItem } from '../lib/config/siteConfig'

const tutorials: SidebarItem[] = [
  { text: 'Hello, World!', link: '/learn/tutorials/hello-world' },
  { text: 'Pancake Cat', link: '/learn/tutorials/pancake-cat' },
]

const guides: SidebarItem[] = [
  { text: 'Using Turbo CLI', link: '/learn/guides/cli' },
  { text: 'Keyboard Shortcuts', link: '/learn/guides/keyboard-shortcuts' },
  { text: 'Rust Language Basics', link: '/learn/guides/rust-basics' },
  { text: 'Configuring Your Game', link: '/learn/guides/configuration' },
  { text: 'Working with Sprites', link: '/learn/guides/sprites' },
  { text: 'Adding Custom Fonts', link: '/learn/guides/fonts' },
  { text: 'Playing Music & Sounds', link: '/learn/guides/audio' },
  { text: 'Writing Custom Shaders', link: '/learn/guides/shaders' },
  { text: 'Debugging Your Code', link: '/learn/guides/debugging' },
  { text: 'Publishing to the Web', link: '/learn/guides/web-publishing' },
]

const api: SidebarItem[] = [
  { text: 'Audio', link: '/learn/api/audio' },
  { text: 'Bounds', link: '/learn/api/bounds' },
  { text: 'Camera', link: '/learn/api/camera' },
  { text: 'Circles', link: '/learn/api/circles' },
  { text: 'Background Color', link: '/learn/api/clear' },
  { text: 'Ellipses', link: '/learn/api/ellipses' },
  { text: 'Gamepad', link: '/learn/api/gamepad' },
  { text: 'Lines', link: '/learn/api/lines' },
  { text: 'Log', link: '/learn/api/log' },
  { text: 'Nine-Slices', link: '/learn/api/nine-slices' },
  { text: 'Pointer', link: '/learn/api/pointer' },
  { text: 'Randomness', link: '/learn/api/randomness' },
  { text: 'Rectangles', link: '/learn/api/rectangles' },
  { text: 'Sprites', link: '/learn/api/sprites' },
  { text: 'Text', link: '/learn/api/text' },
  { text: 'Text Boxes', link: '/learn/api/text_box' },
  { text: 'Time', link: '/learn/api/time' },
  { text: 'Tween', link: '/learn/api/tween' },
]

/** Also the order of previous and next links. */
export const sidebar: Sidebar = {
  '/learn/': [
    { text: 'Getting Started', mark: 'spark', link: '/learn/getting-started' },
    { text: 'Installation', mark: 'wrench', link: '/learn/installation' },
    { text: 'Cheatsheet', mark: 'book', link: '/learn/cheatsheet' },
    { text: 'Tutorials', mark: 'gamepad', collapsed: false, items: tutorials },
    { text: 'Guides', mark: 'signpost', collapsed: false, items: guides },
    { text: 'API', mark: 'braces', collapsed: false, items: api },
  ],
}
