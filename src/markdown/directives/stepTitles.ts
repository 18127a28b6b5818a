import type { Heading, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'

type StepElement = Parent & { name: string | null; attributes: { name?: string; value?: unknown }[] }

/**
 * Gives each `<Step title="…">` its title as a heading, so that it gets an anchor and stands in outline and search like
 * any other. A level that no step can have is left to the component, which refuses it.
 */
export function writeStepTitles(tree: Root) {
  visit(tree as Parent, 'mdxJsxFlowElement', (visited) => {
    const node = visited as unknown as StepElement
    const valueOf = (wanted: string) => node.attributes.find(({ name }) => name === wanted)?.value
    const title = valueOf('title')
    const written = (valueOf('titleLevel') ?? '2') as string | { value: string }
    const level = Number(typeof written === 'string' ? written : written.value)
    if (node.name !== 'Step' || typeof title !== 'string' || ![2, 3, 4, 5, 6].includes(level)) return
    const heading: Heading = {
      type: 'heading',
      depth: level as Heading['depth'],
      children: [{ type: 'text', value: title, position: node.position }],
      position: node.position,
    }
    node.attributes = node.attributes.filter(({ name }) => name !== 'title' && name !== 'titleLevel')
    node.children.unshift(heading)
  })
}
