import { canonicalPath } from '../address/paths'
import { leanBody, wholeBody, type Body, type LeanBody } from './body'
import type { Frontmatter } from './frontmatter'
import { drawingOf, type Drawing } from './pictures'

export type PageLink = {
  title: string
  path: string
}

/** The previous and next page in the sidebar. */
export type Neighbors = {
  previous?: PageLink
  next?: PageLink
}

/** A heading with level 1 to 6, text and anchor. */
export type Heading = { depth: number; text: string; id: string }

/** Everything the frame of a page needs. */
export type Page = {
  /** Canonical path, also on the alias. */
  path: string
  title: string | undefined
  description: string | undefined
  /** Address of the social preview picture, without base path. */
  picture: string | undefined
  filePath: string | undefined
  /** Epoch ms. */
  lastUpdatedAt: number | undefined
  frontmatter: Frontmatter
  headings: readonly Heading[]
  /** Paths of the neighbors in the sidebar. */
  previousPath: string | undefined
  nextPath: string | undefined
}

/** What authors' components can know about their page. */
export type WrittenPage = Pick<Frontmatter, 'authors' | 'date'> & {
  /** How to render the page's image files, by path as written. */
  pictures?: Readonly<Record<string, Drawing | undefined>>
}

/** What `createPages` passes to a page. */
export type PageContext = {
  /** The variable of its query. */
  route?: string | undefined
  /** Paths of the neighbors in the sidebar. */
  previousPath?: string | undefined
  nextPath?: string | undefined
  /** Address of the sidebar's file, without base path. */
  sidebar: string
}

/** What Gatsby passes to a page. The not-found page has no data. */
export type PageResult = { data?: Partial<Queries.PageTemplateQuery> | undefined; pageContext: Partial<PageContext> }

type QueriedPage = NonNullable<Queries.PageTemplateQuery['docPage']>

export type PageRecord = Omit<QueriedPage, 'frontmatter'> & { frontmatter: Partial<QueriedPage['frontmatter']> }

export const NOT_FOUND_TITLE = 'Page Not Found'

/** Returns an empty page for an unknown address. */
export function pageOf({ data, pageContext }: PageResult, address: string): Page {
  const record = data?.docPage
  if (!record) {
    return {
      path: canonicalPath(address),
      title: NOT_FOUND_TITLE,
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
    previousPath: pageContext.previousPath,
    nextPath: pageContext.nextPath,
  }
}

/** Empty, in the usual frame. */
export function failedPage(address: string): Page {
  return { ...pageOf({ pageContext: {} }, address), title: undefined, frontmatter: { showAiCta: false } }
}

function writtenFrontmatter({ content, ...keys }: PageRecord['frontmatter']): Frontmatter {
  return { ...withoutNulls(keys), ...(content && { content: withoutNulls(content) }) } as Frontmatter
}

const withoutNulls = (keys: object) => Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== null))

/** What authors' components can know about a record. */
export function writtenPageOf({ frontmatter, images }: Pick<PageRecord, 'frontmatter' | 'images'>): WrittenPage {
  const { authors, date } = writtenFrontmatter(frontmatter)
  const pictures = Object.fromEntries(images.map((image) => [image.src, drawingOf(image)]))
  return { authors, date, pictures }
}

/** GraphQL types the body as JSON. */
export function bodyOfRecord({ body }: Pick<PageRecord, 'body'>): Body {
  return body as unknown as Body
}

/** The part of Gatsby's page data that is used here. */
export type PageData<SomeBody = Body> = {
  path: string
  result: {
    data?: { docPage?: { body: SomeBody; frontmatter: object } | null }
    pageContext: PageContext
    /** The build of the data, if fetched. */
    build?: string
  }
}

/**
 * Page data for a document that contains the built HTML, without the variable of the query and the keys that the author
 * did not set.
 */
export function leanPageData(data: PageData): PageData<LeanBody> {
  // The document may belong to a later build than the file that the data came from
  const result = { ...data.result, pageContext: { ...data.result.pageContext, route: undefined }, build: undefined }
  const lean = withBody({ ...data, result }, leanBody)
  const docPage = lean.result.data?.docPage
  if (docPage) docPage.frontmatter = withoutNulls(docPage.frontmatter)
  return lean
}

/** Includes the built HTML, under Gatsby's start path; undefined if the document differs. */
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
