const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** Such as https:, mailto: or tel:. */
export function hasScheme(href: string): boolean {
  return SCHEME.test(href)
}

/** The address has a scheme or host, or starts with www. */
export function isExternalLink(href: string): boolean {
  return hasScheme(href) || href.startsWith('//') || /^www\./i.test(href)
}

/** Excludes mail and phone links. */
export function opensInNewTab(href: string): boolean {
  return /^https?:/i.test(href) || (isExternalLink(href) && !hasScheme(href))
}

/** With a leading slash and no trailing one; empty for the root. */
export function normalizeBasePath(text: string): string {
  const withoutTrailingSlash = text.replace(/\/$/, '')
  if (withoutTrailingSlash === '' || withoutTrailingSlash.startsWith('/')) {
    return withoutTrailingSlash
  }
  return `/${withoutTrailingSlash}`
}

/** External and relative addresses are unchanged. */
export function withBasePath(address: string, basePath = ''): string {
  if (!address.startsWith('/') || isExternalLink(address)) return address
  return normalizeBasePath(basePath) + address
}

/** Compares whole segments; equal paths count. */
export function isUnder(path: string, prefix: string): boolean {
  const folder = prefix.replace(/\/+$/, '')
  return path === prefix || path === folder || path.startsWith(`${folder}/`)
}

/** Without base path, query, hash, `.html` and trailing slash. */
export function canonicalPath(address: string, basePath = ''): string {
  const path = decoded(address.replace(/[?#][^]*$/, ''))
  const local = withoutBasePath(path, normalizeBasePath(basePath))
  const bare = local.replace(/\.html$/, '').replace(/\/+$/, '')
  return bare === '' || bare === '/index' ? '/' : bare
}

export function isSamePage(a: string, b: string, basePath = ''): boolean {
  return canonicalPath(a, basePath) === canonicalPath(b, basePath)
}

/** Ends in `.html`; the root has none. */
export function aliasOf(path: string): string | undefined {
  return path === '/' ? undefined : `${path}.html`
}

export function pagePathOf(relativeFilePath: string): string {
  const withoutExtension = relativeFilePath.replace(/\.[^./]+$/, '')
  const path = `/${withoutExtension}`.replace(/\/index$/, '')
  return path === '' ? '/' : path
}

/**
 * The page of a source file (`./tween.mdx`, `/learn/index.mdx#top`), relative to the linking file. Other links are
 * unchanged.
 */
export function pageOfSourceLink(href: string, fromFile: string): string {
  const [, file, rest = ''] = /^([^?#]+\.mdx)([?#].*)?$/s.exec(href) ?? []
  if (file === undefined || isExternalLink(href)) return href
  const { pathname } = new URL(file, `file:///${fromFile}`)
  return pagePathOf(decoded(pathname).slice(1)) + rest
}

function withoutBasePath(path: string, basePath: string): string {
  return basePath !== '' && isUnder(path, basePath) ? path.slice(basePath.length) : path
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A stray percent sign is an ordinary character
    return path
  }
}
