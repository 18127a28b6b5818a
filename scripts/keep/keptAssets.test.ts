/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashedFiles, keepAssets } from './keptAssets'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'))
  fs.mkdirSync(path.join(root, 'keep'))
  fs.mkdirSync(path.join(root, 'keep/files'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const hash = (letter: string) => letter.repeat(20)

/** Publishes a build whose hashes are all one letter: document, app and chunk. */
function publish(letter: string, folder = letter): string {
  const published = path.join(root, folder)
  const files = {
    '404.html': `<script data-scripts="/app-${hash(letter)}.js">`,
    'page-data/app-data.json': `{"webpackCompilationHash":"${letter}"}`,
    [`app-${hash(letter)}.js`]: `{102:"${hash(`${letter}`).replace(/..$/, '00')}"}`,
    [`102-${hash(letter).replace(/..$/, '00')}.js`]: '',
    'static/hero.png': '',
    'api.json': '',
  }
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(published, file)), { recursive: true })
    fs.writeFileSync(path.join(published, file), text)
  }
  return published
}

const keep = (published: string) => keepAssets({ published, keep: path.join(root, 'keep') })
const has = (published: string, letter: string) => fs.existsSync(path.join(published, `app-${hash(letter)}.js`))

test("finds the hashed files that a build's pages use", () => {
  const published = publish('a')
  publish('b', 'a')
  expect(hashedFiles(published)).toEqual(
    ['static/hero.png', `102-${'b'.repeat(18)}00.js`, `app-${hash('b')}.js`].sort(),
  )
})

test('publishes files of the two previous builds, and no older ones', () => {
  keep(publish('a'))
  const b = publish('b')
  expect(keep(b)).toBe(2)
  expect([has(b, 'a'), has(b, 'b')]).toEqual([true, true])
  keep(publish('c'))
  const d = publish('d')
  keep(d)
  expect(['a', 'b', 'c', 'd'].map((letter) => has(d, letter))).toEqual([false, true, true, true])
})

test('deletes expired files', () => {
  for (const letter of ['a', 'b', 'c']) keep(publish(letter))
  const kept = fs.readdirSync(path.join(root, 'keep/files'))
  expect(kept.filter((file) => file.startsWith('app-'))).toEqual([`app-${hash('b')}.js`, `app-${hash('c')}.js`])
})

test('an identical build counts once', () => {
  for (const letter of ['a', 'b', 'b', 'b']) keep(publish(letter))
  const c = publish('c')
  keep(c)
  expect([has(c, 'a'), has(c, 'b')]).toEqual([true, true])
})

test("unhashed pages and data are the new build's", () => {
  keep(publish('a'))
  const b = publish('b')
  keep(b)
  expect(fs.readFileSync(path.join(b, 'page-data/app-data.json'), 'utf8')).toBe('{"webpackCompilationHash":"b"}')
})
