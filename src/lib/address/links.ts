import { isExternalLink, normalizeBasePath } from './paths'
import { decodableAddress } from './startAddress'

export type LinkClick = {
  href: string
  target: string | null
  download: boolean
  button: number
  modified: boolean
  handled: boolean
}

/**
 * Without base path; undefined if the browser handles the click: other sites, new tabs, downloads, files, anchors of
 * the same page.
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

/** Published files have an extension other than `.html`. */
export function isFileAddress(address: string): boolean {
  return /\.(?!html$)[a-z\d]+$/i.test(
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .pop() ?? '',
  )
}

export function isDownload(href: string): boolean {
  return href.startsWith('/downloads/')
}
