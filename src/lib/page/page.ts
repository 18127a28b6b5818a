import { canonicalPath } from '../address/paths'
import type { Body } from './body'
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
  neighbors: Neighbors
}

/** What writing components may know of the page they stand on. */
export type WrittenPage = Pick<Frontmatter, 'authors' | 'date'> & {
  /** How to draw the pictures that are files of the content folder, by their written path. */
  pictures?: Readonly<Record<string, Drawing | undefined>>
}

/** The page record as the page query delivers it. */
export type PageRecord = NonNullable<Queries.PageTemplateQuery['docPage']>

/** The page for a record, or the bare page for an address without one. */
export function pageOf(record: PageRecord | undefined, address: string): Page {
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
      neighbors: {},
    }
  }
  return {
    path: record.path,
    title: record.title ?? undefined,
    description: record.description ?? undefined,
    picture: record.picture ?? undefined,
    filePath: record.filePath,
    lastUpdatedAt: record.lastUpdatedAt ?? undefined,
    frontmatter: record.settings,
    headings: record.headings,
    neighbors: {
      previous: record.neighbors.previous ?? undefined,
      next: record.neighbors.next ?? undefined,
    },
  }
}

/** The page that stands for one that could not be loaded: nothing of its own, in the frame that leads on to others. */
export function failedPage(address: string): Page {
  return { ...pageOf(undefined, address), frontmatter: { showAiCta: false } }
}

/** What the writing components of a page may know of its record. */
export function writtenPageOf({ settings, images }: Pick<PageRecord, 'settings' | 'images'>): WrittenPage {
  const { authors, date } = settings as Frontmatter
  const pictures = Object.fromEntries(images.map((image) => [image.src, drawingOf(image)]))
  return { authors, date, pictures }
}

/** The body of a page, which GraphQL knows as JSON. */
export function bodyOfRecord({ body }: Pick<PageRecord, 'body'>): Body {
  return body as unknown as Body
}
