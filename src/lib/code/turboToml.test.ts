import fs from 'node:fs'
import { CANVAS } from 'engine'
import { parse } from 'smol-toml'
import { DEFAULT_CANVAS } from './canvas'
import { readSettings, SETTINGS } from './turboToml'

const problemsIn = (text: string) =>
  readSettings(text, parse).problems.map(({ start, end, message }) => [text.slice(start, end), message])

test('reads what matters here', () => {
  const text = 'name = "Cat"\n[canvas]\nwidth = 320\nheight = 180\n[shader]\ndefault-surface-shader = "crt"'
  expect(readSettings(text, parse)).toEqual({
    settings: { name: 'Cat', resolution: [320, 180], shader: 'crt' },
    problems: [],
  })
})

test('the default canvas is no setting', () => {
  expect(readSettings('[canvas]\nwidth = 256', parse).settings).toEqual({})
})

test('underlines unknown keys and tables', () => {
  expect(problemsIn('nam = "a"\n[canvas]\nwide = 3\n[sound]\nvolume = 1')).toEqual([
    ['nam = "a"', 'the top level has no key `nam`'],
    ['wide = 3', '`[canvas]` has no key `wide`'],
    ['[sound]', 'Turbo has no table `[sound]`'],
  ])
})

test('says where a misplaced key belongs', () => {
  expect(problemsIn('width = 3\n')).toEqual([['width = 3', '`width` belongs to `[canvas]`']])
})

test('checks types, also in tables with names of their own', () => {
  expect(problemsIn('authors = "Ada"\n[font.settings.story]\nsize = "big"')).toEqual([
    ['authors = "Ada"', '`authors` is a list of strings'],
    ['size = "big"', '`size` is a number'],
  ])
})

test.each(['0', '1.5', '4000'])('refuses a canvas of %s', (width) => {
  const { settings, problems } = readSettings(`[canvas]\nwidth = ${width}`, parse)
  expect(settings).toEqual({})
  expect(problems.map(({ message }) => message)).toEqual(['`width` is a whole number from 1 to 1024 in the playground'])
})

test('a mistake of TOML is underlined where it is', () => {
  const { settings, problems } = readSettings('name = "a"\nwidth = = 2', parse)
  expect(settings).toEqual({})
  expect(problems).toHaveLength(1)
  expect(problems[0]!.start).toBeGreaterThan(10)
})

test('knows exactly the documented keys', () => {
  const page = fs.readFileSync('content/learn/guides/configuration.mdx', 'utf8')
  const documented: Record<string, Record<string, string>> = {}
  let table = ''
  for (const line of page.split('\n')) {
    const heading = /^## `\[(.+)\]`/.exec(line)
    if (heading) table = heading[1]!.replace(/<\w+>/, '*')
    else if (line.startsWith('## `turbo.toml`')) table = ''
    const row = /^\| `([\w-]+)` \| `([\w ]+)` \|/.exec(line)
    if (row) (documented[table] ??= {})[row[1]!] = row[2]!
  }
  expect(SETTINGS).toEqual(documented)
})

test('the default canvas is that of the engine', () => {
  expect(DEFAULT_CANVAS).toEqual(CANVAS)
})
