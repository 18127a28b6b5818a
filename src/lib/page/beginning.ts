import type { Body, BodyNode } from './body'

/** How much finished HTML fills the tallest screens; what comes after it can wait until the reader sees the beginning. */
export const BEGINNING_HTML_LENGTH = 16_000

/** Components that may be drawn with the first of their parts alone. */
const DIVISIBLE = new Set(['Steps', 'Step'])

/** The first pieces of a body, enough to fill the screen; the whole body where it is not much longer. */
export function beginningOf(body: Body, length = BEGINNING_HTML_LENGTH): Body {
  if (lengthOf(body) <= 2 * length) return body
  let room = length
  const firstOf = (nodes: Body): Body => {
    const first: BodyNode[] = []
    for (const node of nodes) {
      if (room <= 0) break
      const isDivided = typeof node !== 'string' && DIVISIBLE.has(node[0]) && Array.isArray(node[2])
      if (isDivided) {
        first.push([node[0], node[1], firstOf(node[2] as Body)])
        continue
      }
      first.push(node)
      room -= lengthOf([node])
    }
    return first
  }
  return firstOf(body)
}

function lengthOf(nodes: Body): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === 'string') return sum + node.length
    const [, , inside = ''] = node
    return sum + (typeof inside === 'string' ? inside.length : lengthOf(inside))
  }, 0)
}
