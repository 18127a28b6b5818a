import { canonicalPath } from '../address/paths'
import { leanBody, wholeBody } from './body'
import type { Body, LeanBody } from './body'
import type { Frontmatter } from './frontmatter'
import { drawingOf } from './pictures'
import type { Drawing } from './pictures'

/** A page as other pages name it. */
export type PageLink = {
  /** The words of the link. */
  title: string
  /** The address of the page. */
  path: string
}

/** The pages before and after the current one, in the order of the sidebar. */
export type Neighbors = {
  /** The page before; absent on the first page. */
  previous?: PageLink
  /** The page after; absent on the last page. */
  next?: PageLink
}

/** A heading as the outline and the anchors know it: its level from 1 to 6, its text, and its anchor. */
export type Heading = { depth: number; text: string; id: string }

/** Everything the frame of a page needs, assembled once. */
export type Page = {
  /** Canonical path, the same on the alias. */
  path: string
  title: string | undefined
  description: string | undefined
  /** The address of the picture that its social preview shows, without base path. */
  picture: string | undefined
  filePath: string | undefined
  /** Epoch ms. */
  lastUpdatedAt: number | undefined
  frontmatter: Frontmatter
  headings: readonly Heading[]
  /** The paths of the pages before and after it in the sidebar. */
  previousPath: string | undefined
  nextPath: string | undefined
}

/** What writing components may know of the page they stand on. */
export type WrittenPage = Pick<Frontmatter, 'authors' | 'date'> & {
  /** How to draw the pictures that are files of the content folder, by their written path. */
  pictures?: Readonly<Record<string, Drawing | undefined>>
}

/** What the page query delivers; nothing for the not-found page. */
export type PageQueryData = Partial<Queries.PageTemplateQuery> | undefined

type QueriedPage = NonNullable<Queries.PageTemplateQuery['docPage']>

/** The page record as the page query delivers it. A key of the frontmatter that the author did not set is null. */
export type PageRecord = Omit<QueriedPage, 'frontmatter'> & { frontmatter: Partial<QueriedPage['frontmatter']> }

/** The page that was queried, or the bare page for an address without one. */
export function pageOf(data: PageQueryData, address: string): Page {
  const record = data?.docPage
  if (!record) {
    return {
      path: canonicalPath(address),
      title: undefined,
      description: undefined,
      picture: undefined,
      filePath: undefined,
      lastUpdatedAt: undefined,
      frontmatter: { layout: 'minimal' },
      headings: [],
      previousPath: undefined,
      nextPath: undefined,
    }
  }
  return {
    path: record.path,
    title: record.title ?? undefined,
    description: record.description ?? undefined,
    picture: record.picture ?? undefined,
    filePath: record.filePath,
    lastUpdatedAt: record.lastUpdatedAt ?? undefined,
    frontmatter: writtenFrontmatter(record.frontmatter),
    headings: record.headings,
    previousPath: data.previous?.path,
    nextPath: data.next?.path,
  }
}

/** The page that stands for one that could not be loaded: nothing of its own, in the frame that leads on to others. */
export function failedPage(address: string): Page {
  return { ...pageOf(undefined, address), frontmatter: { showAiCta: false } }
}

/** The frontmatter with nothing but what the author set. */
function writtenFrontmatter({ content, ...keys }: PageRecord['frontmatter']): Frontmatter {
  return { ...withoutNulls(keys), ...(content && { content: withoutNulls(content) }) } as Frontmatter
}

const withoutNulls = (keys: object) => Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== null))

/** What the writing components of a page may know of its record. */
export function writtenPageOf({ frontmatter, images }: Pick<PageRecord, 'frontmatter' | 'images'>): WrittenPage {
  const { authors, date } = writtenFrontmatter(frontmatter)
  const pictures = Object.fromEntries(images.map((image) => [image.src, drawingOf(image)]))
  return { authors, date, pictures }
}

/** The body of a page, which GraphQL knows as JSON. */
export function bodyOfRecord({ body }: Pick<PageRecord, 'body'>): Body {
  return body as unknown as Body
}

/** What the site generator publishes for a page and its loader reads, as far as it matters here. */
export type PageData<SomeBody = Body> = {
  path: string
  result: {
    data?: { docPage?: { body: SomeBody } | null }
    /** The build that the data are from, where they are fetched. */
    build?: string
  }
}

/** The data of a page for the page itself, which holds its finished HTML already. */
export function leanPageData(data: PageData): PageData<LeanBody> {
  // It stands in the document, which may be of a later build than the file it was made from
  return withBody({ ...data, result: { ...data.result, build: undefined } }, leanBody)
}

/**
 * The data of the delivered page, with the finished HTML that it holds, under the path that the site generator starts with;
 * undefined where the page is not what was delivered.
 */
export function deliveredPageData(
  lean: PageData<LeanBody>,
  { path, delivered }: { path: string; delivered: readonly string[] },
): PageData | undefined {
  const data = withBody(lean, (body) => wholeBody(body, delivered))
  const isWhole = !data.result.data?.docPage || data.result.data.docPage.body !== undefined
  return isWhole ? ({ ...data, path } as PageData) : undefined
}

function withBody<From, To>(data: PageData<From>, bodyFor: (body: From) => To): PageData<To> {
  const docPage = data.result.data?.docPage
  if (!docPage) return data as PageData<never>
  const body = bodyFor(docPage.body)
  return { ...data, result: { ...data.result, data: { ...data.result.data, docPage: { ...docPage, body } } } }
}
