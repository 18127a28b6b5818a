import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import type { Definition, Heading, Image, Link } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { pageOfSourceLink } from '../lib/address/paths'
import { isFileOfContent } from '../lib/page/pictures'
import type { Directive } from './body/directive'
import type { PageSource } from './pageSource'

/** A heading of a page: its level 1–6, its text, the anchor it gets, and the line it stands on. */
export type PageHeading = { depth: number; text: string; id: string; line: number }

/** A link of a page as written (one that names a source file leads to its page), with the line it stands on. */
export type PageWrittenLink = { href: string; line: number }

/** A picture of a page that is a file of the content folder, as written, with the line it first stands on. */
export type PageImage = { src: string; line: number }

/** What a page says of itself: its title block, its headings, its links and its pictures. */
export type PageOutline = {
  title: string | undefined
  subtitle: string | undefined
  headings: PageHeading[]
  links: PageWrittenLink[]
  images: PageImage[]
  /** Ids that are not headings': explicit `id` attributes of elements. */
  explicitIds: string[]
}

type JsxNode = { type: string; name: string | null; attributes: { type: string; name?: string; value?: unknown }[] }

/** Splits `Title [Subtitle]` into its two parts. */
export function splitTitle(text: string): { title: string; subtitle: string | undefined } {
  const match = /^(.*?)\s*\[([^\]]+)\]\s*$/s.exec(text)
  return match ? { title: match[1]!.trim(), subtitle: match[2]!.trim() } : { title: text.trim(), subtitle: undefined }
}

/** Walks a page once for its title, headings, anchors, links and pictures. Anchors are GitHub's slugs, as in the published page. */
export function outlineOf({ tree, filePath }: PageSource): PageOutline {
  const slugger = new GithubSlugger()
  const outline: PageOutline = {
    title: undefined,
    subtitle: undefined,
    headings: [],
    links: [],
    images: [],
    explicitIds: [],
  }
  // The tree's own types are too deep for the visitor's inference
  visit(tree as Parent, (visited) => {
    const node = visited as Heading | Link | Definition | Image | Directive | (Parent & { type: `mdxJsx${string}` })
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading') {
      const written = toString(node)
      const { title, subtitle } = node.depth === 1 ? splitTitle(written) : { title: written, subtitle: undefined }
      if (node.depth === 1 && outline.title === undefined) Object.assign(outline, { title, subtitle })
      outline.headings.push({ depth: node.depth, text: title, id: slugger.slug(title), line })
    } else if (node.type === 'link' || node.type === 'definition') {
      outline.links.push({ href: pageOfSourceLink(node.url, filePath), line })
    } else if (node.type === 'image') {
      const isNew = outline.images.every(({ src }) => src !== node.url)
      if (isNew && isFileOfContent(node.url)) outline.images.push({ src: node.url, line })
    } else if (node.type === 'containerDirective') {
      const { id } = (node as Directive).attributes ?? {}
      if (id) outline.explicitIds.push(id)
    } else if (node.type.startsWith('mdxJsx')) {
      for (const { type, name, value } of (node as unknown as JsxNode).attributes) {
        if (type !== 'mdxJsxAttribute' || typeof value !== 'string') continue
        if (name === 'href') outline.links.push({ href: pageOfSourceLink(value, filePath), line })
        if (name === 'id') outline.explicitIds.push(value)
      }
    }
  })
  return outline
}
