const NOT_FOUND_PATH = '/404.html'

/** What no page has in its path once it is decoded: a percent sign, a control character, or a way to another folder. */
// eslint-disable-next-line no-control-regex -- an address can hold them, written as %00
const FOREIGN = /[%\\\u0000-\u001f\u007f]|\/\.{1,2}(\/|$)/

/**
 * The page path Gatsby should start with, given the one in the delivered HTML. Some hosts answer `/x` with the file of
 * `/x.html`: then the address counts, or Gatsby would rewrite it.
 */
export function pagePathForAddress(deliveredPath: string, address: string, basePath = ''): string {
  const path = address.startsWith(basePath) ? address.slice(basePath.length) : address
  return deliveredPath === `${path}.html` ? path : deliveredPath
}

/**
 * A part of an address that can be decoded: where it cannot, its percent signs are characters like any other and are
 * written out. Gatsby decodes paths and hashes without a net.
 */
export function decodableAddress(part: string): string {
  try {
    decodeURIComponent(part)
    return part
  } catch {
    return part.replace(/%/g, '%25')
  }
}

/**
 * What Gatsby's loader is asked for to get the page of a path. The loader decodes a path several times over and breaks on
 * signs that no page has in its name, so such a path is that of the not-found page. The front page below a base
 * path keeps its slash before a query, or the loader would not know it.
 */
export function loadablePath(path: string, basePath = ''): string {
  if (basePath && path.startsWith(`${basePath}?`)) return path.replace('?', '/?')
  const pathname = path.replace(/[?#].*$/s, '')
  return FOREIGN.test(decodeURIComponent(decodableAddress(pathname))) ? NOT_FOUND_PATH : path
}
