/** The id of the content, which the skip link leads to. */
export const CONTENT_ANCHOR = 'content'

/**
 * The address of the skip link: the full path of the page, which no base address can bend. The file of the not-found page
 * answers many addresses, so there it is the anchor alone.
 */
export function skipLinkHref(pathname: string): string {
  return /\/404(\.html)?$/.test(pathname) ? `#${CONTENT_ANCHOR}` : `${pathname}#${CONTENT_ANCHOR}`
}
