import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { dividedStyles, type DividedStyles, type StyledPage } from '../lib/styles/dividedStyles'

/** Can be replaced until the page is written. */
type Drawn = { html: string; replace: (html: string) => void }

const drawn = new Map<string, Drawn>()

export function keepDrawn(path: string, page: Drawn) {
  drawn.set(path, page)
}

type Sheet = ReactElement<{ 'data-href': string; dangerouslySetInnerHTML: { __html: string } }>

/**
 * Replaces the site's styles with those that the page needs: styles for its beginning go into the head, and all of them
 * go before the rest of the body, followed by a script. Without a rest, the script goes into the head. Returns the
 * addresses of the site's sheets and the addition to the body. The preview has no sheets.
 */
export function placeStyles(path: string, head: readonly ReactNode[], otherStyles: string, script: string) {
  const page = drawn.get(path)
  drawn.delete(path)
  const sheets = head.filter(isSheet)
  const added = <script key="page-script" dangerouslySetInnerHTML={{ __html: script }} />
  if (!page || sheets.length === 0) return { head: [...head, added], sources: [], later: [] }
  const css = sheets.map(({ props }) => props.dangerouslySetInnerHTML.__html).join('')
  const html = withoutAddress(page.html, path)
  const { first, later } = stylesOfPage({ css, html, otherStyles })
  if (later) {
    const at = later.at + page.html.length - html.length
    const written = `<script>${script}</script><style data-temporary="">${later.css}</style>`
    page.replace(page.html.slice(0, at) + written + page.html.slice(at))
  }
  return {
    head: [
      ...head.flatMap((part) => (!isSheet(part) ? part : part === sheets[0] ? temporaryStyle(first) : [])),
      ...(later ? [] : [added]),
    ],
    sources: sheets.map(({ props }) => props['data-href']),
    later: later ? [added, temporaryStyle(later.css)] : [],
  }
}

/** Of a page and its alias, only the skip link, which comes first, differs. */
const withoutAddress = (html: string, path: string) => html.replace(`${path}#`, '#')

let last: { page: StyledPage; styles: DividedStyles } | undefined

/** Memoized, because a page is followed by its alias. */
function stylesOfPage(page: StyledPage): DividedStyles {
  const isLast = last?.page.html === page.html && last.page.css === page.css
  if (!last || !isLast) last = { page, styles: dividedStyles(page) }
  return last.styles
}

/** Gatsby inlines all style sheets into the head. */
function isSheet(part: ReactNode): part is Sheet {
  return isValidElement<Record<string, unknown>>(part) && part.props['data-identity'] === 'gatsby-global-css'
}

/** Used until the site's style sheets have loaded. */
const temporaryStyle = (css: string) => (
  <style key="page-styles" data-temporary="" dangerouslySetInnerHTML={{ __html: css }} />
)
