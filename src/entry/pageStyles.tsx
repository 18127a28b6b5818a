import { isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { dividedStyles } from '../lib/styles/dividedStyles'

/** The drawn body of a page, and the way to put another in its place until the page is written. */
type Drawn = { html: string; replace: (html: string) => void }

const drawn = new Map<string, Drawn>()

/** Keeps what was drawn of a page until its styles are known. */
export function keepDrawn(path: string, page: Drawn) {
  drawn.set(path, page)
}

type Sheet = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>

/**
 * Puts what a page needs in the place of all styles of the site: in the head what its beginning needs, before the rest of its
 * text the whole. Tells where the style sheets of the site are. The preview, which has no such sheets, stays as it is.
 */
export function placeStyles(path: string, head: readonly ReactNode[], otherStyles: string) {
  const page = drawn.get(path)
  drawn.delete(path)
  const sheets = head.filter(isSheet)
  if (!page || sheets.length === 0) return { head, sources: [], later: undefined }
  const css = sheets.map(({ props }) => props.dangerouslySetInnerHTML.__html).join('')
  const { first, later } = dividedStyles({ css, html: page.html, otherStyles })
  if (later) page.replace(page.html.slice(0, later.at) + writtenStyle(later.css) + page.html.slice(later.at))
  return {
    head: head.flatMap((part) => (!isSheet(part) ? part : part === sheets[0] ? temporaryStyle(first) : [])),
    sources: sheets.map(({ props }) => props['data-href']),
    later: later && temporaryStyle(later.css),
  }
}

/** Gatsby writes all style sheets of a page into its head. */
function isSheet(part: ReactNode): part is Sheet {
  return isValidElement<Record<string, unknown>>(part) && part.props['data-identity'] === 'gatsby-global-css'
}

/** Styles that stand in for the site's until these are there. */
const temporaryStyle = (css: string) => (
  <style key="page-styles" data-temporary="" dangerouslySetInnerHTML={{ __html: css }} />
)

const writtenStyle = (css: string) => `<style data-temporary="">${css}</style>`
