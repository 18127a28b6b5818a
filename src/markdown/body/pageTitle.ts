import type { Content, Heading, Root, Text } from 'mdast'
import { blockElement } from './jsxNode'

/** Turns `# Title [Subtitle]` into the header block of the page. */
export function remarkPageTitle() {
  return (tree: Root) => {
    const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
    const heading = tree.children[index] as Heading | undefined
    if (!heading) return
    const { title, subtitle } = splitChildren(heading.children)
    heading.children = title
    const header: Content[] = [heading]
    if (subtitle) {
      header.push({ type: 'paragraph', data: { hProperties: { className: ['subtitle'] } }, children: subtitle })
    }
    tree.children.splice(index, 1, blockElement('PageHeader', {}, header) as Root['children'][number])
  }
}

type Phrases = Heading['children']

/** What stands before the brackets at the end of a heading, and what stands in them. */
function splitChildren(children: Phrases): { title: Phrases; subtitle: Phrases | undefined } {
  const opening = children.map((node) => node.type === 'text' && node.value.includes('[')).lastIndexOf(true)
  const last = children[children.length - 1]
  if (opening < 0 || last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) {
    return { title: children, subtitle: undefined }
  }
  const { value } = children[opening] as Text
  const bracket = value.lastIndexOf('[')
  const before = textOf(value.slice(0, bracket).trimEnd())
  const inside = [...textOf(value.slice(bracket + 1)), ...children.slice(opening + 1)]
  const end = inside.pop() as Text
  return {
    title: [...children.slice(0, opening), ...before],
    subtitle: [...inside, ...textOf(end.value.trimEnd().slice(0, -1))],
  }
}

function textOf(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
