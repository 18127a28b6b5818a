import type { Definition, Heading as HeadingNode, Image, ImageReference, Link, Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { pageOfSourceLink } from '../lib/address/paths'
import type { Heading } from '../lib/page/page'
import { isFileOfContent } from '../lib/page/pictures'
import type { Directive } from './directives'
import type { PageSource } from './pageSource'
import { headingIds, headingText, subtitleText } from './headings'

export type PageHeading = Heading & { line: number }

/** A link as written, with source files resolved to pages, and its line. */
export type PageWrittenLink = { href: string; line: number }

/** A picture file of the content folder, with the first line that shows it. */
export type PageImage = { src: string; line: number }

/** Title, headings, links and pictures. */
type PageOutline = {
  title: string | undefined
  subtitle: string | undefined
  headings: PageHeading[]
  links: PageWrittenLink[]
  images: PageImage[]
  /** `id` attributes of elements other than headings. */
  explicitIds: string[]
}

type JsxNode = { type: string; name: string | null; attributes: { type: string; name?: string; value?: unknown }[] }

export function outlineOf({ tree, filePath }: Pick<PageSource, 'tree' | 'filePath'>): PageOutline {
  const ids = headingIds(tree)
  const pictured = picturedDefinitions(tree)
  const outline: PageOutline = {
    title: undefined,
    subtitle: undefined,
    headings: [],
    links: [],
    images: [],
    explicitIds: [],
  }
  const addImage = (src: string, line: number) => {
    const isNew = outline.images.every((image) => image.src !== src)
    if (isNew && isFileOfContent(src)) outline.images.push({ src, line })
  }
  // The tree's types are too deep for the visitor's inference
  visit(tree as Parent, (visited) => {
    const node = visited as HeadingNode | Link | Definition | Image | Directive | (Parent & { type: `mdxJsx${string}` })
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading') {
      const text = headingText(node)
      if (node.depth === 1 && outline.title === undefined) {
        outline.title = text
        outline.subtitle = subtitleText(node)
      }
      outline.headings.push({ depth: node.depth, text, id: ids.get(node)!, line })
    } else if (node.type === 'definition' && pictured.has(node.identifier)) {
      addImage(node.url, line)
    } else if (node.type === 'link' || node.type === 'definition') {
      outline.links.push({ href: pageOfSourceLink(node.url, filePath), line })
    } else if (node.type === 'image') {
      addImage(node.url, line)
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

/** Definitions used by pictures, whose addresses are files. */
function picturedDefinitions(tree: Root): Set<string> {
  const identifiers = new Set<string>()
  visit(tree as Parent, 'imageReference', (node: ImageReference) => {
    identifiers.add(node.identifier)
  })
  return identifiers
}
