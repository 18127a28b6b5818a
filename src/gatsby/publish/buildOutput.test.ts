import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { upstreamText } from '../../../tests/upstream'
import { brokenTexts, nameBuildOfPages, removeUnusedOutput, restoreUnusedOutput } from './buildOutput'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-output-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

function write(file: string, content: string | Uint8Array) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), content)
}

const folders = () => ({ published: path.join(root, 'public'), aside: path.join(root, 'aside') })
const isThere = (file: string) => fs.existsSync(path.join(root, file))

test('removes unused output and keeps the rest', async () => {
  for (const file of ['~partytown/a.js', 'webpack.stats.json', '404/index.html', '404.html'])
    write(`public/${file}`, '{}')
  await removeUnusedOutput(folders())
  expect(fs.readdirSync(path.join(root, 'public'))).toEqual(['404.html'])
})

test("restores the not-found page's data for the next build", async () => {
  write('public/page-data/404/page-data.json', '{}')
  write('public/page-data/404.html/page-data.json', '{}')
  await removeUnusedOutput(folders())
  expect(isThere('public/page-data/404')).toBe(false)
  expect(isThere('public/page-data/404.html/page-data.json')).toBe(true)
  await restoreUnusedOutput(folders())
  expect(isThere('public/page-data/404/page-data.json')).toBe(true)
})

test('a first build has nothing to restore', async () => {
  await restoreUnusedOutput(folders())
  expect(fs.readdirSync(root)).toEqual([])
})

test('accepts valid texts and ignores other files', () => {
  write('learn/time.html', 'tick – “é” 😀\n')
  write('picture.png', Uint8Array.of(0, 0xef, 0xbf, 0xbd))
  expect(brokenTexts(root)).toEqual([])
})

test('reports NUL and replacement characters with their position', () => {
  write('learn/time.html', 'one\n“é”\0 three\n')
  write('api.json', '"\uFFFD"')
  expect(brokenTexts(root)).toEqual([
    'public/api.json:1:2 contains an invalid character, U+FFFD',
    'public/learn/time.html:2:4 contains an invalid character, NUL',
  ])
})

test.each(['html', 'json', 'md', 'txt', 'js', 'css'])('finds a cut character in a %s file', (kind) => {
  const cut = Buffer.from('é').subarray(0, 1)
  write(`page.${kind}`, Buffer.concat([Buffer.from('a'), cut, Buffer.from('b')]))
  expect(brokenTexts(root)).toEqual([`public/page.${kind}:1:2 contains an invalid character, U+FFFD`])
})

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as unknown

test('page data names the current build', async () => {
  write('404.html', '<script data-build="b2" data-scripts="/app.js"></script>')
  write('page-data/index/page-data.json', JSON.stringify({ path: '/', result: { data: 1 } }))
  write(
    'page-data/learn/api/tween/page-data.json',
    JSON.stringify({ path: '/learn/api/tween', result: { data: 2, build: 'a1' } }),
  )
  await nameBuildOfPages(root)
  expect(read('page-data/index/page-data.json')).toEqual({ path: '/', result: { data: 1, build: 'b2' } })
  expect(read('page-data/learn/api/tween/page-data.json')).toEqual({
    path: '/learn/api/tween',
    result: { data: 2, build: 'b2' },
  })
  expect(read('page-data/app-data.json')).toEqual({ webpackCompilationHash: 'b2' })
})

test('Gatsby writes the files that name the build, and its loader reads them', () => {
  expect(upstreamText('gatsby/dist/utils/app-data.js')).toContain('app-data.json')
  expect(upstreamText('gatsby/cache-dir/loader.js')).toContain('webpackCompilationHash')
})
