import type { Heading } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { assertStepLevel } from '../../lib/steps'
import { failContent } from './contentFailure'
import type { DirectiveBlock } from './directives'
import { jsxElement } from './jsxElement'

/** Groups the content of `::::steps`: each heading of the first heading's level begins a step. */
export function stepsOf({ children, position }: DirectiveBlock, file: VFile): Node {
  const first = children.find(isHeading)
  const remedy = 'begin each step with a heading, such as "### First step"'
  if (!first) return failContent(file, { type: 'steps', position }, 'steps without a heading', remedy)
  if (first !== children[0]) return failContent(file, children[0], 'text before the first step', remedy)
  try {
    assertStepLevel(first.depth)
  } catch (error) {
    return failContent(file, first, `a step of level ${first.depth}: ${(error as Error).message}`, 'use ## to ######')
  }
  const steps: Node[][] = []
  for (const child of children) {
    if (isHeading(child) && child.depth === first.depth) steps.push([])
    steps[steps.length - 1]?.push(child)
  }
  return jsxElement(
    'Steps',
    {},
    steps.map((content) => jsxElement('Step', {}, content)),
  )
}

function isHeading(node: Node): node is Heading {
  return node.type === 'heading'
}
