import { elementsOf } from './pageElement'
import { areJoined, neededStyles } from './neededStyles'
import { seamOf } from './seam'
import { readStyleSheet } from './styleSheet'
import type { StyleSheet } from './styleSheet'

/** The styles of a page, divided: those of its beginning, and all of its own, which stand before the rest begins. */
export type DividedStyles = { first: string; later?: { css: string; at: number } }

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
  const seam = seamOf(html, (before, after) => areJoined(sheet, before, after))
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
