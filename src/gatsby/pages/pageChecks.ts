import { isFileAddress } from '../../lib/address/links'
import { canonicalPath, isExternalLink } from '../../lib/address/paths'
import { PICTURE_EXTENSIONS } from '../../lib/page/pictures'
import { flattenSidebar } from '../../lib/navigation/sidebar'
import type { Sidebar, SidebarItem } from '../../lib/config/siteConfig'
import type { PageHeading, PageImage, PageWrittenLink } from '../../markdown/pageOutline'
import { contentErrorLine } from '../../markdown/contentError'

export type CheckedPage = {
  path: string
  filePath: string
  headings: PageHeading[]
  links: PageWrittenLink[]
  explicitIds: string[]
}

/** `file` is null if missing, `width` if unreadable. */
export type CheckedImage = PageImage & { file: { extension: string } | null; width: number | null }

/** A placeholder link, allowed in drafts. */
const PLACEHOLDER_LINK = '#TODO'

/** Invalid name, missing file, wrong type, unreadable. */
export function imageErrors(filePath: string, images: readonly CheckedImage[]): string[] {
  return images.flatMap(({ src, line, file, width }) => {
    const error = (problem: string, remedy: string) => [
      contentErrorLine(filePath, line, `the picture "${src}" ${problem}`, remedy),
    ]
    if (!/^[\w./-]+$/.test(src)) {
      return error('has a name with spaces or special characters', 'rename the file; use letters, digits and hyphens')
    }
    if (!file)
      return error('does not exist', 'put it next to the page, or fix the path, which is relative to this file')
    if (!PICTURE_EXTENSIONS.includes(file.extension))
      return error('is not an image that browsers can show', `use one of: ${PICTURE_EXTENSIONS.join(', ')}`)
    if (width !== null) return []
    return error(`is damaged or not a ${file.extension} file`, 'open it in an image editor and export it again')
  })
}

/** Duplicate routes, dead links and anchors, inconsistent sidebar. */
export function siteErrors(pages: CheckedPage[], sidebar: Sidebar, unlistedPaths: readonly string[]): string[] {
  return [
    ...pages.flatMap(({ filePath }) => fileNameErrors(filePath)),
    ...duplicateRouteErrors(pages),
    ...linkErrors(pages),
    ...sidebarErrors(pages, sidebar, unlistedPaths),
  ]
}

/** A page's address is its file path, so the name must need no escaping. */
function fileNameErrors(filePath: string): string[] {
  const error = (problem: string) => [contentErrorLine(filePath, 1, problem, 'rename the file')]
  if (!/^[\w/-]+\.mdx$/.test(filePath)) return error('the name has characters other than letters, digits, - and _')
  return filePath === '404.mdx' ? error('/404 is reserved for the not-found page') : []
}

function duplicateRouteErrors(pages: CheckedPage[]): string[] {
  const owners = new Map<string, CheckedPage>()
  return pages.flatMap((page) => {
    const owner = owners.get(page.path)
    owners.set(page.path, page)
    if (!owner) return []
    const problem = `the route ${page.path} is already used by content/${owner.filePath}`
    return [contentErrorLine(page.filePath, 1, problem, 'rename one of the two files')]
  })
}

function linkErrors(pages: CheckedPage[]): string[] {
  const pageByPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, line }) => {
      if (href === PLACEHOLDER_LINK || isExternalLink(href) || /^(mailto|tel):/.test(href)) return []
      const error = (problem: string, remedy: string) => [contentErrorLine(page.filePath, line, problem, remedy)]
      if (!href.startsWith('/') && !href.startsWith('#')) {
        return error(`the link "${href}" is relative`, 'write the path from the root, such as /learn/api/text')
      }
      if (href.startsWith('/') && isFileAddress(href)) return []
      const [address = '', anchor] = href.split('#')
      const target = address === '' ? page : pageByPath.get(canonicalPath(address))
      if (!target)
        return error(
          `the link "${href}" points to a page that does not exist`,
          `use one of the routes, ${nearest(address, [...pageByPath.keys()])}`,
        )
      if (address.endsWith('.html')) return error(`the link "${href}" has a file extension`, `write ${target.path}`)
      if (!anchor) return []
      const anchors = [...target.headings.map(({ id }) => id), ...target.explicitIds]
      if (anchors.includes(anchor)) return []
      return error(
        `the link "${href}" points to a heading that does not exist on ${target.path}`,
        `use one of its anchors, ${nearest(anchor, anchors)}`,
      )
    }),
  )
}

/** "for example …" with the candidate that shares the longest prefix or suffix. */
function nearest(written: string, candidates: string[]): string {
  const score = (candidate: string) => {
    let length = 0
    while (length < candidate.length && candidate[length] === written[length]) length += 1
    return length + (candidate.split('/').pop() === written.split('/').pop() ? 100 : 0)
  }
  const best = [...candidates].sort((a, b) => score(b) - score(a))[0]
  return best ? `for example ${best}` : 'but there are none'
}

function sidebarErrors(pages: CheckedPage[], sidebar: Sidebar, unlistedPaths: readonly string[]): string[] {
  const paths = new Set(pages.map(({ path }) => path))
  const lists = sidebarLists(sidebar).map((items) => flattenSidebar(items).map(({ path }) => path))
  const links = lists.flat()
  const errors = links
    .filter((link) => !paths.has(link))
    .map(
      (link) =>
        `src/site/sidebar.ts links to ${link}, which does not exist – add content${link}.mdx or remove the link`,
    )
  const twice = lists.flatMap((list) => list.filter((link, index) => list.indexOf(link) !== index))
  errors.push(...twice.map((link) => `src/site/sidebar.ts links to ${link} twice – keep one of the two`))
  const strays = pages.filter(({ path }) => !links.includes(path) && !unlistedPaths.includes(path))
  errors.push(
    ...strays.map(({ filePath, path }) =>
      contentErrorLine(
        filePath,
        1,
        `${path} is not in the sidebar`,
        'add it to src/site/sidebar.ts or src/site/unlistedPages.ts',
      ),
    ),
  )
  const gone = unlistedPaths.filter((path) => !paths.has(path))
  errors.push(...gone.map((path) => `src/site/unlistedPages.ts lists ${path}, which does not exist – remove the line`))
  return errors
}

function sidebarLists(sidebar: Sidebar): SidebarItem[][] {
  if (Array.isArray(sidebar)) return [sidebar]
  return Object.values(sidebar).map((section) => (Array.isArray(section) ? section : section.items))
}
