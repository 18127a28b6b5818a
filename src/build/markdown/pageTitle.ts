import type { Heading, PhrasingContent, Root } from 'mdast'
import { jsxElement } from './jsxElement'

/** Turns `# Title [Subtitle]` into the header of the page: an `h1`, and a paragraph where there is a subtitle. */
export function remarkPageTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
    const heading = tree.children[index] as Heading | undefined
    if (!heading) return
    const { title, subtitle } = splitTitleNodes(heading.children)
    const words = jsxElement('PageTitle', {}, title, 'mdxJsxTextElement') as unknown as PhrasingContent
    const header = {
      type: 'pageHeader',
      data: { hName: 'hgroup' },
      children: [{ ...heading, children: [words] }, ...(subtitle ? [{ type: 'paragraph', children: subtitle }] : [])],
    }
    tree.children[index] = header as never
  }
}

type SplitTitle = { title: PhrasingContent[]; subtitle: PhrasingContent[] | undefined }

/** Takes the bracketed end off the content of a heading; brackets inside code do not count. */
export function splitTitleNodes(nodes: PhrasingContent[]): SplitTitle {
  const last = nodes[nodes.length - 1]
  if (last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) return { title: nodes, subtitle: undefined }
  let opening: { index: number; offset: number } | undefined
  nodes.forEach((node, index) => {
    if (node.type !== 'text') return
    const value = node === last ? node.value.trimEnd().slice(0, -1) : node.value
    const afterClosing = value.lastIndexOf(']') + 1
    if (afterClosing > 0) opening = undefined
    const offset = value.indexOf('[', afterClosing)
    if (opening === undefined && offset >= 0) opening = { index, offset }
  })
  if (opening === undefined) return { title: nodes, subtitle: undefined }
  const { index, offset } = opening
  const before = nodes[index] as { type: 'text'; value: string }
  const title = [...nodes.slice(0, index), { ...before, value: before.value.slice(0, offset).trimEnd() }]
  const subtitle = [{ ...before, value: before.value.slice(offset + 1) }, ...nodes.slice(index + 1)]
  const end = subtitle[subtitle.length - 1] as { type: 'text'; value: string }
  subtitle[subtitle.length - 1] = { ...end, value: end.value.trimEnd().slice(0, -1) }
  return { title, subtitle }
}
