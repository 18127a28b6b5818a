import { suggestedPages } from './suggestedPages'

const sidebar = {
  '/learn/': [
    { text: 'Getting Started', link: '/learn/start' },
    {
      text: 'API',
      items: [
        { text: 'Audio', link: '/learn/audio' },
        { text: 'Bounds', link: '/learn/bounds' },
      ],
    },
    { text: 'Soon', items: [{ text: 'Pong', link: '/learn/pong', disabled: true }] },
  ],
}

test('all pages are listed by their sections, without those that lead nowhere', () => {
  expect(suggestedPages(sidebar).all).toEqual([
    { title: undefined, pages: [{ title: 'Getting Started', path: '/learn/start' }] },
    {
      title: 'API',
      pages: [
        { title: 'Audio', path: '/learn/audio' },
        { title: 'Bounds', path: '/learn/bounds' },
      ],
    },
  ])
})

test('a page of two sidebars is listed once', () => {
  const both = { '/learn/': sidebar['/learn/'], '/learn/start/': [{ text: 'Start', link: '/learn/start' }] }
  expect(suggestedPages(both)).toEqual(suggestedPages(sidebar))
})

test('a reader may start with the pages before the sections, and the first of each', () => {
  expect(suggestedPages(sidebar).start.map(({ title }) => title)).toEqual(['Getting Started', 'Audio'])
  expect(suggestedPages([]).start).toEqual([])
})
