import { canonicalPath } from '../address/paths'
import type { Neighbors } from '../config/siteConfig'
import type { Frontmatter } from './frontmatter'
import { drawingOf } from './pictures'
import type { Drawing } from './pictures'

/** A heading as the outline and the anchors know it: its level from 1 to 6, its text, and its anchor. */
export type Heading = { depth: number; text: string; id: string }

/** Everything the frame of a page needs, assembled once. */
export type Page = {
  /** Canonical path, the same on the alias. */
  path: string
  title: string | undefined
  description: string | undefined
  filePath: string | undefined
  /** Epoch ms. */
  lastUpdatedAt: number | undefined
  frontmatter: Frontmatter
  headings: readonly Heading[]
  neighbors: Neighbors
}

/** What writing components may know of the page they stand on. */
export type WrittenPage = Pick<Frontmatter, 'authors' | 'date'> & {
  /** The title of a page that takes its body, first heading included, from another file. */
  borrowedTitle?: string | undefined
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
    frontmatter: record.settings,
    headings: record.headings,
    neighbors: {
      previous: record.neighbors.previous ?? undefined,
      next: record.neighbors.next ?? undefined,
    },
  }
}

/** What the writing components of a page may know of its record. */
export function writtenPageOf({
  title,
  settings,
  images,
}: Pick<PageRecord, 'title' | 'settings' | 'images'>): WrittenPage {
  const { bodyFrom, authors, date } = settings as Frontmatter
  const pictures = Object.fromEntries(images.map((image) => [image.src, drawingOf(image)]))
  return { borrowedTitle: bodyFrom ? (title ?? undefined) : undefined, authors, date, pictures }
}
