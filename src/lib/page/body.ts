/** A value that an author may give a component: text, a number, a truth, or lists and objects of them. */
export type BodyValue = string | number | boolean | null | readonly BodyValue[] | { readonly [key: string]: BodyValue }

/** Attributes of an element, or props of a component, by the names that React knows. */
export type BodyProps = { readonly [name: string]: BodyValue }

/**
 * A piece of a page's body: text, or an element with its name, its props and its inside. The inside is finished HTML where
 * it is a string, further pieces where it is a list. A name that begins with a capital is a component of `src/mdx`, which
 * gets its finished HTML as `html`.
 */
export type BodyNode = string | readonly [name: string, props: BodyProps, inside?: string | readonly BodyNode[]]

/** What stands between the tags of a page, in order. */
export type Body = readonly BodyNode[]

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

/** The mark of an element whose inside is finished HTML. */
export const FINISHED_HTML_ATTRIBUTE = 'data-html'

/** Stands for the finished HTML of a piece which the delivered page already holds. */
const DELIVERED = 0

type LeanNode = string | readonly [name: string, props: BodyProps, inside?: typeof DELIVERED | readonly LeanNode[]]

/** The body of a page without its finished HTML, for the page that holds it anyway. */
export type LeanBody = readonly LeanNode[]

/** Leaves out of a body what the delivered page already holds. */
export function leanBody(body: Body): LeanBody {
  return body.map((node) => {
    if (typeof node === 'string') return node
    const [name, props, inside] = node
    if (inside === undefined) return [name, props]
    return [name, props, typeof inside === 'string' ? DELIVERED : leanBody(inside)]
  })
}

/**
 * Puts the pieces that the delivered page holds, in the order of the page, back into its body; undefined where the page
 * holds more or fewer than the body needs.
 */
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
