import fs from 'node:fs'
import path from 'node:path'
import { madeOf } from '../../src/gatsby/examples/drawnExamples'
import type { Example } from '../../src/markdown/examples'
import { contentPages } from '../content'

const PNG_SIGNATURE = '89504e470d0a1a0a'

const htmlOf = (address: string) => fs.readFileSync(path.join('public', address, 'index.html'), 'utf8')

function picturesOn(address: string): Record<string, string>[] {
  return [...htmlOf(address).matchAll(/<img [^>]*src="[^"]*\/assets\/pictures\/[^>]*>/g)].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
}

/** Whether an example shows a picture, or the empty screen of a program that reads the pointer. */
function isPictured(example: Example): boolean {
  const made = madeOf(example)
  return made !== undefined && 'picture' in made && made.picture.output?.hasScreen !== false
}

const pictured = contentPages()
  .map(({ path: address, examples }) => ({ address, wanted: examples.filter(isPictured) }))
  .filter(({ wanted }) => wanted.length > 0)

test('most API, guide and tutorial pages have pictures', () => {
  expect(pictured.length).toBeGreaterThan(25)
})

test.each(pictured)(
  'each preview of $address has its picture: lazy but for one at the top, with size and alternative text',
  (page) => {
    const pictures = picturesOn(page.address)
    expect(pictures.length).toBe(page.wanted.length)
    expect(pictures.slice(1).filter(({ loading }) => loading !== 'lazy')).toEqual([])
    for (const { src = '', alt, width, height, decoding } of pictures) {
      expect({ width, height, decoding }).toEqual({
        width: '256',
        height: '144',
        decoding: 'async',
      })
      expect(alt).toMatch(/^(&quot;)?[A-Z\d].*\.$/)
      expect(src).toMatch(/^\/assets\/pictures\/[\da-f]{8}\.png$/)
      const file = fs.readFileSync(path.join('public', src))
      expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE)
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([256, 144])
      // Shaders produce more colors
      expect(file.length).toBeLessThan(page.address.endsWith('/shaders') ? 1800 : 1400)
    }
  },
)

test('a description is the alternative text of its picture, and not visible', () => {
  const html = htmlOf('/learn/api/circles').replace(/<script.*?<\/script>/gs, '')
  expect(html.match(/a small magenta/gi)?.length).toBe(1)
  expect(html).toMatch(/ alt="A small magenta/)
})

test("an API page's social preview is its first picture, enlarged", () => {
  const address = /<meta[^>]*og:image" content="([^"]*)"/.exec(htmlOf('/learn/api/circles'))?.[1] ?? ''
  const file = fs.readFileSync(path.join('public', new URL(address, 'https://example.com').pathname))
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1280, 720])
  expect(htmlOf('/learn/installation')).not.toContain('/assets/pictures/')
})

test('every published picture is used', () => {
  const files = fs
    .readdirSync('public', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('index.html'))
  const html = files.map((file) => fs.readFileSync(path.join('public', file), 'utf8')).join('')
  const published = fs.readdirSync('public/assets/pictures')
  expect(published.filter((name) => !html.includes(name))).toEqual([])
})
