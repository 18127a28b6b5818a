import { chatOf, pageGroups, startingPoints } from './suggestedPages'

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
  expect(pageGroups(sidebar)).toEqual([
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
  expect(pageGroups(both)).toEqual(pageGroups(sidebar))
})

test('a reader may start with the pages before the sections, and the first of each', () => {
  expect(startingPoints(sidebar).map(({ title }) => title)).toEqual(['Getting Started', 'Audio'])
  expect(startingPoints([])).toEqual([])
})

test('people answer in a chat, where the site has one', () => {
  expect(chatOf([{ icon: 'x', link: 'https://x.com/a' }])).toBeUndefined()
  const discord = { icon: 'discord' as const, link: 'https://discord.gg/a' }
  expect(chatOf([{ icon: 'github', link: 'https://github.com/a' }, discord])).toEqual({
    name: 'Discord',
    link: 'https://discord.gg/a',
  })
  expect(chatOf([{ ...discord, label: 'Our server' }])?.name).toBe('Our server')
})
