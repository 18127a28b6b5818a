import type { SiteConfig } from '../../lib/config/siteConfig'

/** The edit link of a page, its own or that of the repository; undefined if there is neither or the page has no file. */
export function editLinkFor(
  filePath: string | undefined,
  { editLink, repository }: Pick<SiteConfig, 'editLink' | 'repository'>,
) {
  if (!filePath) return undefined
  if (!editLink) {
    if (!repository) return undefined
    const { url, branch = 'main', folder = 'content' } = repository
    return { text: 'Edit this page', href: `${url}/edit/${branch}/${folder}/${filePath}` }
  }
  const { pattern, text = 'Edit page' } = editLink
  const href = typeof pattern === 'function' ? pattern({ filePath }) : pattern.split(':path').join(filePath)
  return { text, href }
}
