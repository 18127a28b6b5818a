import { areJoined, neededStyles } from './neededStyles'
import { elementOf, elementsOf, partsOfHtml, type PageElement } from './pageElement'
import { readStyleSheet, type StyleSheet } from './styleSheet'

/** Number of characters that should arrive with the first packets. */
const FIRST_WORDS = 400

/** Styles for the beginning of a page, and all styles with the position where they are inserted. */
export type DividedStyles = { first: string; later?: { css: string; at: number } }

export type StyledPage = {
  css: string
  /** Built HTML of the body. */
  html: string
  /** Other styles of the page, which read custom properties. */
  otherStyles: string
}

/**
 * Rules for the beginning first, then all rules before the rest, in the site's order, so that the cascade is unchanged.
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
 * Before the first node of the article after the first words, where no selector relates both sides; undefined if
 * nowhere.
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

function textStart(html: string): number {
  return html.indexOf('<main')
}

/** A style element there has no siblings, because browsers restore scroll anchors by sibling index. */
function endBefore(html: string, place: number): number {
  return place - (/(?:<\/[\w-]+>)+$/.exec(html.slice(0, place))?.[0].length ?? 0)
}

let last: { css: string; sheet: StyleSheet } | undefined

/** Memoized, because all pages of a build share it. */
function sheetOf(css: string): StyleSheet {
  if (last?.css !== css) last = { css, sheet: readStyleSheet(css) }
  return last.sheet
}
