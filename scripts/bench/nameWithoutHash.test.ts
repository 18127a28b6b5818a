import { nameWithoutHash } from './nameWithoutHash'

test.each([
  ['/app-43fdad09a8a8cfff7299.js', 'app.js'],
  ['/assets/search-index-ae3b6984.json', 'search-index.json'],
  ['/styles.b08b8277378cc4a96bd8.css', 'styles.css'],
  ['/page-data/app-data.json', 'app-data.json'],
])('%s is %s', (address, name) => {
  expect(nameWithoutHash(address)).toBe(name)
})

test('data named by its hash has the name of its folder', () => {
  expect(nameWithoutHash('/assets/data/sidebars/8126d622.json')).toBe('sidebars.json')
})
