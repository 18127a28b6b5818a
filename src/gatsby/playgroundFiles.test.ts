import { playgroundFiles } from './playgroundFiles'

const addresses = {
  'player-worker': '/player-worker-1.js',
  'player-language': '/player-language-1.js',
  'player-natives': '/player-natives-1.js',
  'player-absent': '/player-absent-1.js',
  'player-surface': '/player-surface-1.js',
  'search-worker': '/search-worker-2.js',
  'playground-start': '/playground-start-3.js',
}
const map = {
  'component---src-templates-page-tsx': ['/component-4.js'],
  player: ['/player.5.css', '/player-5.js'],
  playground: ['/playground-6.js'],
  'playground-dialogs': ['/playground-dialogs-7.js'],
  'player-field': ['/player-field-8.js'],
}

test('names what the first picture and the editor need, not what loads on demand', () => {
  expect(playgroundFiles(addresses, map)).toEqual({
    start: '/playground-start-3.js',
    worker: '/player-worker-1.js',
    language: '/player-language-1.js',
    chunks: ['/component-4.js', '/player.5.css', '/player-5.js', '/playground-6.js', '/player-field-8.js'],
  })
})

test('a renamed chunk fails the build', () => {
  const renamed = Object.fromEntries(Object.entries(map).filter(([name]) => name !== 'playground'))
  expect(() => playgroundFiles(addresses, renamed)).toThrow('no chunk "playground"')
})
