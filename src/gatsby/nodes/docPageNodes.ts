import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { pagePathOf } from '../../lib/address/paths'
import { pageFactsOf } from '../../markdown/pageFacts'
import { lastUpdatedTimes } from './lastUpdated'
import { readPageSource } from '../../markdown/pageSource'
import { symbolNodesOf } from '../symbols/symbolNodes'

/** The folder whose files are the pages. */
export const CONTENT_FOLDER = path.resolve('content')

/** The absolute path of a file that a page names, with slashes as in Gatsby's file nodes. */
const pathBeside = (page: string, file: string) => path.resolve(path.dirname(page), file).split(path.sep).join('/')

let times: Map<string, number> | undefined

/** Only MDX files that stand in the content folder become pages. */
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => (node as Node).internal.type === 'Mdx'

/** Derives one `DocPage` node from each `Mdx` node. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  reporter,
}) => {
  const contentFilePath = node.internal.contentFilePath
  if (node.internal.type !== 'Mdx' || !contentFilePath) return
  times ??= lastUpdatedTimes()

  const filePath = path.relative(CONTENT_FOLDER, contentFilePath).split(path.sep).join('/')
  const page = readPageSource(filePath, fs.readFileSync(contentFilePath, 'utf8'))
  const { faults, bodyFrom, symbols, symbolLines, ...facts } = pageFactsOf(page, (sibling) =>
    fs.readFileSync(path.join(path.dirname(contentFilePath), sibling), 'utf8'),
  )
  if (faults.length > 0) reporter.panicOnBuild(faults.join('\n'))

  const fields = {
    ...facts,
    images: facts.images.map((image) => ({ ...image, absolutePath: pathBeside(contentFilePath, image.src) })),
    path: pagePathOf(filePath),
    type: 'mdx',
    filePath,
    bodyFilePath: bodyFrom ? path.join(path.dirname(contentFilePath), bodyFrom) : contentFilePath,
    lastUpdatedAt: times.get(filePath),
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
  for (const symbolNode of symbolNodesOf(symbols, symbolLines, docPage, { createNodeId, createContentDigest })) {
    actions.createNode(symbolNode)
    actions.createParentChildLink({ parent: docPage as never, child: symbolNode as never })
  }
}
