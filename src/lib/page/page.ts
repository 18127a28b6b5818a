import { canonicalPath } from '../address/paths'
import type { ContentBox, LayoutFrontmatter } from './layout'
import { drawingOf } from './pictures'
import type { Drawing, PictureRecord } from './pictures'

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

/** A heading as the outline and the anchors know it. */
export type Heading = { depth: number; text: string; id: string }

/** What the author of a page says about its frame and its content column. */
export type PageFrontmatter = LayoutFrontmatter & { content?: ContentBox | null }

/** Everything the frame of a page needs, assembled once. */
export type Page = {
  /** Canonical path, the same on the alias. */
  path: string
  title: string | undefined
  description: string | undefined
  filePath: string | undefined
  /** Epoch ms. */
  lastUpdatedAt: number | undefined
  frontmatter: PageFrontmatter
  headings: Heading[]
  neighbors: Neighbors
}

/** What writing components may know of the page they stand on. */
export type WrittenPage = {
  /** The title of a page that takes its body, first heading included, from another file. */
  borrowedTitle?: string | undefined
  /** The authors and the date of its frontmatter. */
  authors?: string | readonly string[] | undefined
  date?: string | undefined
  /** How to draw the pictures that are files of the content folder, by their written path. */
  pictures?: Readonly<Record<string, Drawing | undefined>>
}

type Maybe<T> = T | null | undefined

/** The page record as the page query delivers it. */
export type PageRecord = {
  path: string
  filePath: string
  lastUpdatedAt: Maybe<number>
  title: Maybe<string>
  description: Maybe<string>
  frontmatter: Record<string, unknown>
  headings: readonly { depth: number; text: string; id: string }[]
  images: readonly PictureRecord[]
  neighbors: {
    previous: Maybe<{ title: string; path: string }>
    next: Maybe<{ title: string; path: string }>
  }
}

/** The page for a record, or the bare page for an address without one. */
export function pageOf(record: PageRecord | undefined, address: string): Page {
  if (!record) {
    return {
      path: canonicalPath(address),
      title: undefined,
      description: undefined,
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
    filePath: record.filePath,
    lastUpdatedAt: record.lastUpdatedAt ?? undefined,
    // GraphQL answers null for what the author left out; the rules speak of absence
    frontmatter: withoutNulls(record.frontmatter) as PageFrontmatter,
    headings: [...record.headings],
    neighbors: {
      previous: record.neighbors.previous ?? undefined,
      next: record.neighbors.next ?? undefined,
    },
  }
}

/** What the writing components of a page may know of its record. */
export function writtenPageOf({
  title,
  frontmatter,
  images,
}: Pick<PageRecord, 'title' | 'frontmatter' | 'images'>): WrittenPage {
  const { bodyFrom, authors, date } = withoutNulls(frontmatter) as WrittenPage & { bodyFrom?: string }
  const pictures = Object.fromEntries(images.map((image) => [image.src, drawingOf(image)]))
  return { borrowedTitle: bodyFrom ? (title ?? undefined) : undefined, authors, date, pictures }
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
}
