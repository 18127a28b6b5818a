import { type Cursor, nested, peek, expectSign, eat, expect, spanSince } from './cursor'
import type { Path } from '../tree/tree'
import { path, segment } from './paths'

/** Reads `<T>::name` and `<T as Trait>::name`. */
export function qualifiedPath(c: Cursor, inType: boolean): Path {
  return nested(c, () => {
    const { start } = peek(c)
    expectSign(c, '<')
    const type = c.grammar.type(c)
    const segments = eat(c, 'as') ? path(c, true).segments : []
    const qualifier = { type, traitLength: segments.length }
    expectSign(c, '>')
    expect(c, '::')
    segments.push(segment(c, inType))
    while (eat(c, '::')) segments.push(segment(c, inType))
    return { span: spanSince(c, start), segments, isGlobal: false, qualifier }
  })
}
