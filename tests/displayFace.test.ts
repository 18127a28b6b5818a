import fs from 'node:fs'
import path from 'node:path'
import type { Heading } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Parent } from 'unist'
import { displayFont } from '../scripts/art/displayFont'
import { DISPLAY } from '../scripts/art/faces/display'
import { glyphsOf } from '../scripts/art/faces/face'
import { DISPLAY_FACE } from '../src/lib/theme/displayFace'
import { titleParts } from '../src/markdown/headings'
import { readPageSource } from '../src/markdown/pageSource'
import { contentFiles } from './content'

/** Bytes. */
const BUDGET = 1700

/** Headlines outside the content. */
const OWN_HEADLINES = ['Page Not Found', 'Unexpected Application Error!']

/** Texts in the headline typeface: titles, and all headings of the landing page, without code. */
function headlinesOf(file: string): string[] {
  const { tree, frontmatter } = readPageSource(file, fs.readFileSync(path.join('content', file), 'utf8'))
  const headlines: string[] = []
  visit(tree as Parent, 'heading', (node) => {
    const heading = node as unknown as Heading
    if (heading.depth > 1 && frontmatter.layout !== 'landing') return
    const words = heading.depth > 1 ? heading.children : titleParts(heading).title
    headlines.push(words.map((word) => (word.type === 'text' ? word.value : '')).join(''))
  })
  return headlines
}

test('the typeface covers all headline characters', () => {
  const glyphs = glyphsOf(DISPLAY)
  const headlines = [...OWN_HEADLINES, ...contentFiles().flatMap(headlinesOf)]
  expect(headlines).toContain('Using Turbo Command-Line Interface (CLI)')
  const lacking = headlines.filter((headline) => [...headline].some((sign) => sign !== ' ' && !glyphs.has(sign)))
  expect(lacking).toEqual([])
})

test('glyph rows have equal width', () => {
  for (const [character, rows] of glyphsOf(DISPLAY)) {
    expect([character, ...rows.map((row) => row?.length)]).toEqual([character, ...rows.map(() => rows[0]!.length)])
  }
})

test('the file in the pages is current and within budget', async () => {
  const published = Buffer.from(DISPLAY_FACE.file, 'base64')
  expect(published.equals(await displayFont())).toBe(true)
  expect(published.length).toBeLessThan(BUDGET)
})
