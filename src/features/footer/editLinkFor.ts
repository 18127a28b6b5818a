import type { EditLink } from '../../lib/config/siteConfig'

/** The edit link of a page; undefined if none is configured or the page has no file. */
export function editLinkFor(filePath: string | undefined, editLink: EditLink | undefined) {
  if (!filePath || !editLink) return undefined
  const { pattern, text = 'Edit page' } = editLink
  const href = typeof pattern === 'function' ? pattern({ filePath }) : pattern.split(':path').join(filePath)
  return { text, href }
}
