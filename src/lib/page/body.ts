/** Authors may pass plain data only. */
export type BodyValue = string | number | boolean | null | readonly BodyValue[] | { readonly [key: string]: BodyValue }

export type BodyProps = { readonly [name: string]: BodyValue }

/**
 * A node of a page's body: text, or an element with name, props and children, which are built HTML (a string) or nodes.
 * A capitalized name is a component of `src/mdx`, which receives built HTML as `html`.
 */
export type BodyNode = string | readonly [name: string, props: BodyProps, inside?: string | readonly BodyNode[]]

/** The content of a page, in order. */
export type Body = readonly BodyNode[]

/** Built HTML per pixel of window height, enough even for wide pages with little code. */
export const HTML_LENGTH_PER_PX = 6

/** Components that can be rendered with only their first children. */
const DIVISIBLE = new Set(['Steps', 'Step'])

/** At least this length of built HTML; the whole body if it is not much longer. */
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

/** Marks an element that contains built HTML. */
export const FINISHED_HTML_ATTRIBUTE = 'data-html'

/** Placeholder for built HTML that is in the document. */
const DELIVERED = 0

type LeanNode = string | readonly [name: string, props: BodyProps, inside?: typeof DELIVERED | readonly LeanNode[]]

/** A body without its built HTML, for the document that contains it. */
export type LeanBody = readonly LeanNode[]

export function leanBody(body: Body): LeanBody {
  return body.map((node) => {
    if (typeof node === 'string') return node
    const [name, props, inside] = node
    if (inside === undefined) return [name, props]
    return [name, props, typeof inside === 'string' ? DELIVERED : leanBody(inside)]
  })
}

/** In order; undefined if the number of parts differs. */
export function wholeBody(lean: LeanBody, delivered: readonly string[]): Body | undefined {
  let taken = 0
  const whole = (node: LeanNode): BodyNode => {
    if (typeof node === 'string') return node
    const [name, props, inside] = node
    if (inside === undefined) return [name, props]
    return [name, props, inside === DELIVERED ? (delivered[taken++] ?? '') : inside.map(whole)]
  }
  const body = lean.map(whole)
  return taken === delivered.length ? body : undefined
}
