/** The page of an address that may lead to a section of it. */
export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}
