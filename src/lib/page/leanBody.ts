import type { Body, BodyNode, BodyProps } from './body'

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
