import fs from 'node:fs'
import path from 'node:path'
import postcss, { type Root } from 'postcss'
import { NAMED_MEDIA_QUERIES } from '../src/lib/viewport/breakpoints'
import { PHONE_EDGE_GAP_PX } from '../src/ui/popoverPlace'
import { importsBelow, sourcesBelow } from './imports'

/** Defines the breakpoints. */
const HOME = 'lib/viewport/breakpoints.ts'

/** Classes of GitHub's Markdown. */
const WRITTEN_BY_GFM = ['contains-task-list', 'task-list-item', 'footnotes', 'sr-only']

const SET_BY_RADIX = /^--radix-/

const LENGTH = /\d(px|r?em)\b/
const WIDTH_IN_A_QUERY = /\((?:(?:min|max)-)?(?:width|height)\s*[:<>=]+\s*\d|\d(?:px|r?em)\s*[<>]=?\s*(?:width|height)/
const WIDTH_COMPARED = /\b(?:inner|client|window)Width\s*[<>]=?\s*\d/

const root = path.resolve('src')
const imports = importsBelow(root)
const files = new Map(sourcesBelow(root).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
const sheets = [...files]
  .filter(([file]) => file.endsWith('.css'))
  .map(([file, css]) => ({ file, css: postcss.parse(css) }))
const scripts = [...files].filter(([file]) => !file.endsWith('.css')).map(([file, code]) => ({ file, code }))
const allCode = scripts.map(({ code }) => code).join('\n')

/** A sheet's own named media queries, without container queries. */
function ownQueries(css: Root): Map<string, string> {
  const queries = new Map<string, string>()
  css.walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...query] = params.split(' ')
    queries.set(name, query.join(' '))
  })
  return queries
}

function mediaQueries(css: Root): string[] {
  const queries: string[] = []
  css.walkAtRules('media', ({ params }) => void queries.push(params))
  return queries
}

function namesIn(queries: string[]): string[] {
  return queries.flatMap((query) => [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name]) => name!))
}

function classesOf(css: Root): Set<string> {
  const classes = new Set<string>()
  css.walkRules(({ selector }) => {
    const own = selector.replace(/:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    for (const [, name] of own.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name!)
  })
  return classes
}

/** Whether a script contains the word in quotes, alone or among others, as in `'sr-only'`. */
function isQuoted(word: string): boolean {
  return new RegExp(`['"\`](?:[^'"\`\\n]*\\s)?${word}(?:\\s[^'"\`\\n]*)?['"\`]`).test(allCode)
}

/** What importers read from a sheet: `styles.name`, or computed names. */
function readFrom(sheet: string): { names: Set<string>; isComputed: boolean } {
  const names = new Set<string>()
  let isComputed = false
  for (const { file, written } of imports.filter(({ target }) => target === sheet)) {
    const code = files.get(file)!
    const [, local] = new RegExp(`import \\* as (\\w+) from '${written}'`).exec(code) ?? []
    for (const [, name, computed] of code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|(\\[))`, 'g'))) {
      if (name) names.add(name)
      if (computed) isComputed = true
    }
  }
  return { names, isComputed }
}

const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))

describe('breakpoints', () => {
  test('media queries use named breakpoints', () => {
    const bare = sheets.flatMap(({ file, css }) =>
      mediaQueries(css)
        .filter((query) => LENGTH.test(query))
        .map((query) => `${file}: ${query}`),
    )
    expect(bare).toEqual([])
  })

  test('scripts import breakpoints', () => {
    const bare = scripts.filter(
      ({ file, code }) => file !== HOME && (WIDTH_IN_A_QUERY.test(code) || WIDTH_COMPARED.test(code)),
    )
    expect(bare.map(({ file }) => file)).toEqual([])
  })

  test("a sheet's own breakpoint is unique", () => {
    const lengths = [
      ...Object.values(NAMED_MEDIA_QUERIES),
      ...sheets.flatMap(({ css }) => [...ownQueries(css).values()]),
    ].map((query) => parseFloat(query.replace(/^\D*/, '')))
    expect(lengths).toEqual([...new Set(lengths)])
  })

  test('every named query exists, and every breakpoint is used', () => {
    const used = sheets.flatMap(({ file, css }) => namesIn(mediaQueries(css)).map((name) => ({ file, css, name })))
    const unknown = used.filter(({ css, name }) => !(name in NAMED_MEDIA_QUERIES) && !ownQueries(css).has(name))
    expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
    const defined = [...Object.keys(NAMED_MEDIA_QUERIES), ...sheets.flatMap(({ css }) => [...ownQueries(css).keys()])]
    expect(defined.filter((name) => !used.some((use) => use.name === name))).toEqual([])
  })

  test("popovers on phones have the text's margins", () => {
    const padding = new Map<string, string>()
    sheets
      .find(({ file }) => file === 'styles/tokens.css')!
      .css.walkAtRules('media', (media) => {
        media.walkDecls('--content-padding-inline', ({ value }) => void padding.set(media.params, value))
      })
    expect(padding.get('(--phone)')).toBe(`${PHONE_EDGE_GAP_PX}px`)
  })
})

describe('classes', () => {
  test.each(modules)('those of $file are used, and those that its components use are there', ({ file, css }) => {
    const { names, isComputed } = readFrom(file)
    const classes = classesOf(css)
    expect([...classes].filter((name) => !names.has(name) && !(isComputed && isQuoted(name)))).toEqual([])
    expect([...names].filter((name) => !classes.has(name))).toEqual([])
  })

  test('global classes are used', () => {
    const global = sheets.filter(({ file }) => !file.endsWith('.module.css'))
    const classes = new Set(global.flatMap(({ css }) => [...classesOf(css)]))
    expect([...classes].filter((name) => !WRITTEN_BY_GFM.includes(name) && !isQuoted(name))).toEqual([])
  })
})

describe('custom properties', () => {
  const defined = new Set<string>()
  const used = new Set<string>()
  for (const { css } of sheets) {
    css.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) defined.add(prop)
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name!)
    })
  }
  for (const [, name] of allCode.matchAll(/var\((--[\w-]+)/g)) used.add(name!)
  const setByScripts = [...allCode.matchAll(/'(--[\w-]+)'(?::|\] =)|setProperty\('(--[\w-]+)'|\['(--[\w-]+)'\]:/g)].map(
    ([, a, b, c]) => (a ?? b ?? c)!,
  )
  /** Prefixes of computed names: `--label-${column}`. */
  const beginnings = [...allCode.matchAll(/`(--[a-z-]+-)\$\{/g)].map(([, beginning]) => beginning!)

  test('every defined one is used', () => {
    expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })

  test('every used one is defined', () => {
    const missing = [...used].filter(
      (name) =>
        !defined.has(name) &&
        !setByScripts.includes(name) &&
        !beginnings.some((beginning) => name.startsWith(beginning)) &&
        !SET_BY_RADIX.test(name),
    )
    expect(missing).toEqual([])
  })

  test('every one set by scripts is used', () => {
    expect(setByScripts.filter((name) => !used.has(name) && !(name in NAMED_MEDIA_QUERIES))).toEqual([])
    expect(beginnings.filter((beginning) => ![...used].some((name) => name.startsWith(beginning)))).toEqual([])
  })
})

/** Chrome computes the styles of a whole article again after each key in an editor, if one of its rules is of these kinds. */
test('an element that a script inserts restyles no article', () => {
  const selectors: string[] = []
  for (const { css } of sheets) css.walkRules((rule) => void selectors.push(...rule.selectors))
  expect(selectors.filter((selector) => /(^|[\s>(])(\*|[a-z]\w*)\s*[+~]\s*\*/.test(selector))).toEqual([])
  expect(selectors.filter((selector) => /\.prose.*:has\(/.test(selector))).toEqual(['.prose td:has(> kbd)'])
})
