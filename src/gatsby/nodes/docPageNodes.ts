import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { layoutOf } from '../../lib/page/layout'
import { forgetPage, lastPageOfFile, pageOfFile, pathInContent } from './contentPages'
import { lastUpdatedTimes } from './lastUpdated'
import { drawnExamples, socialPicture } from '../examples/drawnExamples'
import { exampleNodesOf } from '../examples/exampleNodes'
import { isPreview, tryContent, reportErrors } from '../preview/contentErrors'
import { symbolNodesOf } from '../symbols/symbolNodes'

/** Absolute, with slashes as in file nodes. */
const siblingPath = (page: string, file: string) => path.resolve(path.dirname(page), file).split(path.sep).join('/')

let times: Map<string, number> | undefined

/** Only MDX files in the content folder become pages. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => (node as Node).internal.type === 'Mdx'

/** Derives a `DocPage` from each `Mdx` node. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (api) => {
  const { node, actions, createNodeId, createContentDigest, reporter } = api
  const { type, contentFilePath } = node.internal
  if (type !== 'Mdx' || !contentFilePath) return
  times ??= lastUpdatedTimes()

  const filePath = pathInContent(contentFilePath)
  const read = tryContent(() => pageOfFile(filePath))
  const error = 'error' in read ? [read.error] : undefined
  const page = 'given' in read ? read.given : lastPageOfFile(filePath)
  const { examples, errors } = page ? drawnExamples(page) : { examples: [], errors: [] }
  reportErrors(new Map([[filePath, error ?? [...(page?.errors ?? []), ...errors]]]), reporter)
  if (!isPreview()) forgetPage(filePath)
  if (!page) return

  const { frontmatter, headings, links, images, explicitIds, sections, symbols, symbolLines } = page
  const fields = {
    path: page.path,
    filePath,
    content: page.source,
    lastUpdatedAt: times.get(filePath),
    title: page.title,
    subtitle: page.subtitle,
    description: page.description,
    picture: socialPicture(page),
    layout: layoutOf(frontmatter),
    frontmatter,
    headings,
    links,
    images: images.map((image) => ({ ...image, absolutePath: siblingPath(contentFilePath, image.src) })),
    explicitIds,
    sections,
  }
  const docPage = {
    ...fields,
    id: createNodeId(`${node.id} >>> DocPage`),
    parent: node.id,
    children: [],
    internal: { type: 'DocPage', contentDigest: createContentDigest(fields) },
  }
  actions.createNode(docPage)
  actions.createParentChildLink({ parent: node, child: docPage as never })
  const tools = { createNodeId, createContentDigest }
  const factNodes = [
    ...symbolNodesOf(symbols, symbolLines, docPage, tools),
    ...exampleNodesOf(examples, docPage, tools),
  ]
  for (const factNode of factNodes) {
    actions.createNode(factNode)
    actions.createParentChildLink({ parent: docPage as never, child: factNode as never })
  }
}
