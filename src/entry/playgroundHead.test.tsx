import { renderToStaticMarkup } from 'react-dom/server'
import { playgroundHead } from './playgroundHead'

const files = {
  start: '/playground-start-1.js',
  worker: '/player-worker-2.js',
  language: '/player-language-2.js',
  chunks: ['/player.3.css', '/player-3.js'],
}
const loaded = { scripts: ['/app-4.js'], styles: ['/styles.5.css'], sidebar: '/assets/sidebar-6.json' }
const headOf = (path: string) => renderToStaticMarkup(<>{playgroundHead(path, loaded, files)}</>)

test.each(['/playground', '/playground.html'])('%s starts the player first, then loads everything at once', (path) => {
  expect(headOf(path)).toBe(
    '<script defer="" src="/playground-start-1.js" data-worker="/player-worker-2.js"></script>' +
      '<link rel="prefetch" href="/player-worker-2.js"/><link rel="prefetch" href="/player-language-2.js"/>' +
      '<link rel="preload" as="script" href="/app-4.js"/><link rel="preload" as="style" href="/styles.5.css"/>' +
      '<link rel="preload" as="style" href="/player.3.css"/><link rel="preload" as="script" href="/player-3.js"/>' +
      '<link rel="preload" as="fetch" crossorigin="" href="/assets/sidebar-6.json"/>',
  )
})

test('other pages load nothing early', () => {
  expect(headOf('/learn/getting-started')).toBe('')
})

test('the preview loads nothing early', () => {
  expect(playgroundHead('/playground', loaded, null)).toEqual([])
})
