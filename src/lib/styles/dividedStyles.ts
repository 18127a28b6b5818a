import { areJoined, neededStyles } from './neededStyles'
import { elementOf, elementsOf, partsOfHtml } from './pageElement'
import type { PageElement } from './pageElement'
import { readStyleSheet } from './styleSheet'
import type { StyleSheet } from './styleSheet'

/** So many characters of a page's text are its first words: they come with the first packets. */
const FIRST_WORDS = 400

/** The styles of a page, divided: those of its beginning, and all of its own, which stand before the rest begins. */
type DividedStyles = { first: string; later?: { css: string; at: number } }

type StyledPage = {
  /** All styles of the site. */
  css: string
  /** The finished HTML of the page's body. */
  html: string
  /** The page's other styles, which read custom properties. */
  otherStyles: string
}

/**
 * What a page needs of the site's styles. Its beginning gets those of what stands in it; before the rest stand all that the
 * page needs, in the order of the site, so that each rule wins over the same others as there.
 */
export function dividedStyles({ css, html, otherStyles }: StyledPage): DividedStyles {
  const sheet = sheetOf(css)
  const readers = html + otherStyles
  const seam = splitPointOf(html, (before, after) => areJoined(sheet, before, after))
  const whole = neededStyles(sheet, { elements: elementsOf(html), readers })
  if (seam === undefined) return { first: whole }
  const screen = sheet.filter((style) => style.kind !== 'group' || style.prelude !== '@media print')
  return {
    first: neededStyles(screen, {
      elements: elementsOf(html.slice(0, seam)),
      readers: html.slice(0, seam) + otherStyles,
    }),
    later: { css: whole, at: endBefore(html, seam) },
  }
}

/**
 * Where a page can be divided: before the first piece of its article that begins after the first words; undefined where there
 * is none. No rule may look from one side to the other.
 */
export function splitPointOf(
  html: string,
  areJoined: (before: PageElement, after: PageElement) => boolean,
): number | undefined {
  const start = html.indexOf('<article')
  if (start < 0) return undefined
  const wordsEnd = firstWordsEnd(html)
  let depth = 0
  let before: PageElement | undefined
  for (const piece of partsOfHtml(html, start)) {
    if (piece.kind === 'text') continue
    if (piece.kind === 'close') {
      depth--
    } else {
      const element = elementOf(piece.source)
      if (depth === 1) {
        if (before && piece.start >= wordsEnd && !areJoined(before, element)) return piece.start
        before = element
      }
      if (!piece.isEmpty) depth++
    }
    if (depth === 0) return undefined
  }
  return undefined
}

/** Where the first words of a page end; the end of its text, where it has fewer. */
export function firstWordsEnd(html: string): number {
  let length = 0
  let depth = 0
  for (const piece of partsOfHtml(html, textStart(html))) {
    if (piece.kind === 'text') {
      length += piece.end - piece.start
      if (length >= FIRST_WORDS) return piece.end - (length - FIRST_WORDS)
    } else if (piece.kind === 'close') depth--
    else if (!piece.isEmpty) depth++
    if (depth === 0) return piece.start
  }
  return html.length
}

/** Where the text of a page begins, in its finished HTML. */
function textStart(html: string): number {
  return html.indexOf('<main')
}

/**
 * The end of what stands before a place. A style element there is nobody's sibling: the browser finds what a reader saw last by its
 * number among its siblings, also when the page is loaded again.
 */
function endBefore(html: string, place: number): number {
  return place - (/(?:<\/[\w-]+>)+$/.exec(html.slice(0, place))?.[0].length ?? 0)
}

let last: { css: string; sheet: StyleSheet } | undefined

/** All pages of a build have the same. */
function sheetOf(css: string): StyleSheet {
  if (last?.css !== css) last = { css, sheet: readStyleSheet(css) }
  return last.sheet
}
