const NOT_FOUND_PATH = '/404.html'

/** Percent signs, control characters and relative segments are in no decoded page path. */
// eslint-disable-next-line no-control-regex -- an address can hold them, written as %00
const FOREIGN = /[%\\\u0000-\u001f\u007f]|\/\.{1,2}(\/|$)/

/**
 * Some hosts answer `/x` with the file of `/x.html`; then the address is used, because Gatsby would otherwise rewrite
 * it.
 */
export function pagePathForAddress(deliveredPath: string, address: string, basePath = ''): string {
  const path = address.startsWith(basePath) ? address.slice(basePath.length) : address
  return deliveredPath === `${path}.html` ? path : deliveredPath
}

/** Escapes stray percent signs, because Gatsby decodes paths and hashes without error handling. */
export function decodableAddress(part: string): string {
  try {
    decodeURIComponent(part)
    return part
  } catch {
    return part.replace(/%/g, '%25')
  }
}

/**
 * Gatsby's loader decodes repeatedly and fails on invalid escapes, so such a path becomes the not-found page. Below a
 * base path, the root keeps its slash before a query.
 */
export function loadablePath(path: string, basePath = ''): string {
  if (basePath && path.startsWith(`${basePath}?`)) return path.replace('?', '/?')
  const pathname = path.replace(/[?#].*$/s, '')
  return FOREIGN.test(decodeURIComponent(decodableAddress(pathname))) ? NOT_FOUND_PATH : path
}
