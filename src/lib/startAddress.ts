/**
 * The page path Gatsby should start with, given the one in the delivered HTML. Some hosts answer `/x` with the file of
 * `/x.html`: then the address counts, or Gatsby would rewrite it.
 */
export function pagePathForAddress(deliveredPath: string, address: string, basePath = ''): string {
  const path = address.startsWith(basePath) ? address.slice(basePath.length) : address
  return deliveredPath === `${path}.html` ? path : deliveredPath
}
