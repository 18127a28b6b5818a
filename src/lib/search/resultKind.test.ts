import { kindOfSection } from './resultKind'

const words = {
  kinds: [
    { path: '/learn/api/', kind: 'API' as const },
    { path: '/learn/', kind: 'Guide' as const },
  ],
  trouble: { word: 'troubleshooting', headings: ['Troubleshooting'] },
}
const kindOf = (href: string, ...titles: string[]) =>
  kindOfSection({ href, title: titles[titles.length - 1] ?? '', titles: titles.slice(0, -1) }, words)

test('a section is of the kind of its part of the site', () => {
  expect(kindOf('/learn/api/sprites#sprites', 'Sprites')).toBe('API')
  expect(kindOf('/learn/guides/sprites#sprites', 'Sprites')).toBe('Guide')
  expect(kindOf('/#x', 'Turbo')).toBe('Page')
})

test('a section about trouble is about errors, wherever it stands', () => {
  expect(kindOf('/learn/api/sprites#troubleshooting', 'Sprites', 'Troubleshooting')).toBe('Error')
  expect(kindOf('/learn/api/sprites#missing', 'Sprites', 'Troubleshooting', 'Missing')).toBe('Error')
})
