import { isExternalLink, normalizeBasePath } from './paths'
import { decodableAddress } from './startAddress'

/** What a rule needs to know of a click on a link. */
export type LinkClick = {
  /** The link's `href` attribute as written. */
  href: string
  target: string | null
  download: boolean
  button: number
  /** Whether Ctrl, Cmd, Shift or Alt is held. */
  modified: boolean
  /** Whether another listener has already dealt with the click. */
  handled: boolean
}

/**
 * The address the router should go to for a click, without the base path; undefined if the click belongs to the browser:
 * other sites, new tabs, downloads, files, anchors of the same page.
 */
export function routedAddress(click: LinkClick, currentPath: string, basePath = ''): string | undefined {
  const { href, target, download, button, modified, handled } = click
  if (handled || modified || button !== 0 || download || (target && target !== '_self')) return undefined
  if (!href.startsWith('/') || isExternalLink(href)) return undefined
  const base = normalizeBasePath(basePath)
  if (base !== '' && href !== base && !href.startsWith(`${base}/`)) return undefined
  const address = href.slice(base.length) || '/'
  if (isFileAddress(address)) return undefined
  const isAnchorHere = href.includes('#') && href.replace(/#.*$/s, '') === currentPath
  return isAnchorHere ? undefined : address.replace(/#.*$/s, decodableAddress)
}

/** Whether an address names a published file rather than a page: it has an ending other than `.html`. */
export function isFileAddress(address: string): boolean {
  return /\.(?!html$)[a-z\d]+$/i.test(
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .pop() ?? '',
  )
}

/** Whether an address names a file that readers keep, not one that they look at. */
export function isDownload(href: string): boolean {
  return href.startsWith('/downloads/')
}
