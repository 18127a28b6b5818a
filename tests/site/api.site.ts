import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ApiFile } from '../../src/gatsby/symbols/apiFile'
import type { PopupEntries } from '../../src/lib/symbols/symbolPopup'
import { describeEngineFacts } from '../engineFacts'
import { optionAddress } from '../../src/lib/symbols/symbols'

const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.resolve('public', file), 'utf8')) as T
const api = read<ApiFile>('api.json')

describeEngineFacts(() => api.symbols)

test('names the engine and its version', () => {
  expect([api.engine, api.version]).toEqual(['Turbo', '0.7.4'])
})

test('matches the published schema', () => {
  expect(api.$schema).toBe('/api.schema.json')
  const schema = z.fromJSONSchema(read('api.schema.json'))
  expect(schema.safeParse(api).error?.issues ?? []).toEqual([])
  expect(schema.safeParse({ ...api, version: 74 }).success).toBe(false)
})

test('symbols list their examples, and examples their picture', () => {
  const places = new Map(api.examples.map((example) => [example.place, example]))
  const circles = api.symbols.find(({ name }) => name === 'circ!')!
  expect(circles.examples.length).toBeGreaterThan(10)
  expect(api.symbols.flatMap(({ examples }) => examples).filter((place) => !places.has(place))).toEqual([])
  const first = circles.examples.map((place) => places.get(place)!).find(({ page }) => page === '/learn/api/circles')!
  expect(first).toMatchObject({
    anchor: 'overview',
    program: expect.stringContaining('circ!('),
    picture: { width: 256, height: 144, caption: expect.stringMatching(/^You see /), moment: '' },
  })
  expect(fs.existsSync(path.join('public', first.picture!.address))).toBe(true)
})

test('symbols are sorted by name', () => {
  const names = api.symbols.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
})

test('every symbol leads to an element of its page', () => {
  const missing = api.symbols.filter(({ page, anchor }) => {
    const html = fs.readFileSync(path.resolve('public', `.${page}`, 'index.html'), 'utf8')
    return !html.includes(`id="${anchor}"`)
  })
  expect(missing.map(({ name, page, anchor }) => `${name} ${page}#${anchor}`)).toEqual([])
})

test('every symbol link has a popup and the right address', () => {
  const { symbols: address } = read<{ symbols: string }>('assets/manifest.json')
  expect(address).toMatch(/^\/assets\/data\/symbols-[\da-f]{8}\.json$/)
  const { entries } = read<{ entries: PopupEntries }>(`.${address}`)
  const pages = fs.readdirSync(path.resolve('public/learn'), { recursive: true }).map(String)
  const html = pages.filter((file) => file.endsWith('.html')).map((file) => textOf(`learn/${file}`))
  const anchors = html.flatMap((text) => [...text.matchAll(/<a(?: [\w-]+(?:="[^"]*")?)+>/g)].map(([anchor]) => anchor))
  const links = anchors.filter((anchor) => anchor.includes(' data-symbol='))
  expect(links.length).toBeGreaterThan(1000)
  const wrong = links.filter((link) => {
    const name = /data-symbol="([^"]+)"/.exec(link)![1]!.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const option = / data-option="([^"]+)"/.exec(link)?.[1]
    const symbol = api.symbols.find((candidate) => candidate.name === name)
    const row = symbol && option !== undefined ? optionAddress(symbol, option) : entries[name]?.href
    return !entries[name] || !link.includes(`href="${row}"`)
  })
  expect(wrong).toEqual([])
})

function textOf(file: string): string {
  return fs.readFileSync(path.resolve('public', file), 'utf8')
}
