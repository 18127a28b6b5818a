import type { Body, BodyNode } from './body'

/** So much finished HTML fills a pixel of the window's height, also where pages are widest and code is rare. */
export const HTML_LENGTH_PER_PX = 6

/** Components that may be drawn with the first of their parts alone. */
const DIVISIBLE = new Set(['Steps', 'Step'])

/** The first pieces of a body, with at least so much finished HTML; the whole body where it is not much longer. */
export function beginningOf(body: Body, length: number): Body {
  if (lengthOf(body) <= 1.5 * length) return body
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
