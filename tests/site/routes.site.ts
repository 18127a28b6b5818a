import fs from 'node:fs'
import path from 'node:path'
import { additionalRoutes, routes } from '../counts'

const inPublic = (file: string) => path.resolve('public', file)
const pages = routes.map((route): [string, string] => [
  route,
  route === '/' ? 'index.html' : `${route.slice(1)}/index.html`,
])
const aliases = routes
  .filter((route) => route !== '/')
  .map((route): [string, string] => [`${route}.html`, `${route.slice(1)}.html`])

test.each([...pages, ...aliases])('%s is published with its text in HTML', (_, file) => {
  const html = fs.readFileSync(inPublic(file), 'utf8')
  expect(html).toMatch(/<main[^>]*id="content"/)
})

test.each(aliases)('%s is its page in all but its own address', (alias, file) => {
  const html = fs.readFileSync(inPublic(file), 'utf8')
  const route = alias.replace(/\.html$/, '')
  expect(html).toContain(`data-page-path="${alias}"`)
  expect(html.replaceAll(alias, route)).toBe(fs.readFileSync(inPublic(`${route.slice(1)}/index.html`), 'utf8'))
})

test('nothing else is published as a page but the not-found page and the pages beside the documentation', () => {
  const published = fs
    .readdirSync(path.resolve('public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(path.resolve('public'), path.join(entry.parentPath, entry.name)))
  const expected = [...pages, ...aliases].map(([, file]) => file)
  const additional = additionalRoutes.flatMap((route) => [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`])
  expect(published.sort()).toEqual([...expected, ...additional, '404.html'].sort())
})

test('the not-found page says so, and keeps search engines away', () => {
  const html = fs.readFileSync(inPublic('404.html'), 'utf8')
  expect(html).toContain('Page Not Found')
  expect(html).toContain('The page you were looking for could not be found.')
  expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/)
})

test.each(routes)('%s publishes its raw source', (route) => {
  const source = fs.readFileSync(inPublic(route === '/' ? 'index.md' : `${route.slice(1)}.md`), 'utf8')
  expect(source.length).toBeGreaterThan(100)
})

test.each([
  ['pancake-cat', ['munch_cat.webp', 'heart.png']],
  [
    'space-shooter',
    [
      ...[
        'ship.webp',
        'shot.png',
        'meteor.webp',
        'zipper.webp',
        'explosion.webp',
        'heart.png',
        'shooter.webp',
        'bolt.png',
      ],
      ...['tank.webp', 'heal.webp', 'more_health.webp', 'speed.webp'],
    ],
  ],
])('downloads of %s are published', (tutorial, given) => {
  const html = fs.readFileSync(inPublic(`learn/tutorials/${tutorial}/index.html`), 'utf8')
  const files = [...html.matchAll(/href="\/downloads\/([^"]+)" download/g)].map(([, file = '']) => file)
  expect(files).toEqual(given)
  for (const file of files) expect(fs.existsSync(inPublic(`downloads/${file}`))).toBe(true)
})

test('previous and next are in static HTML', () => {
  const html = fs.readFileSync(inPublic('learn/installation/index.html'), 'utf8')
  expect(html).toMatch(/<a href="\/learn\/getting-started" rel="prev"/)
  expect(html).toMatch(/<a href="\/learn\/how-a-game-works" rel="next"/)
})

test('an unlisted page has neither previous nor next', () => {
  const html = fs.readFileSync(inPublic('learn/tutorials/_template/index.html'), 'utf8')
  expect(html).not.toMatch(/rel="(prev|next)"/)
})

test.each([...pages.map(([, file]) => file), '404.html'])('ids on %s are unique', (file) => {
  const ids = [...fs.readFileSync(inPublic(file), 'utf8').matchAll(/<[^>]*? id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the theme is set before styles load', () => {
  const html = fs.readFileSync(inPublic('learn/api/tween/index.html'), 'utf8')
  expect(html.indexOf('prefers-color-scheme')).toBeLessThan(html.indexOf('<style'))
  expect(html.indexOf('<meta charSet="utf-8"')).toBeLessThan(1000)
})
