import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { type Body, report } from './body'
import { checkPattern } from './patterns'

/** Checks the parameters of a function or closure, and declares their variables: each has its own name. */
export function checkParams(
  body: Body,
  params: readonly { pattern: tree.Pattern }[],
  typeOf: (index: number) => Type,
): void {
  const seen = new Set<string>()
  params.forEach(({ pattern }, i) => {
    const before = body.declared.length
    checkPattern(body, pattern, typeOf(i))
    for (const name of body.declared.slice(before)) {
      const bound = body.variables.get(name)?.at(-1)?.pattern
      const mark = bound?.kind === 'BindingPattern' ? bound.name.mark : undefined
      const key = mark ? `${name}#${mark.id}` : name
      if (seen.has(key) && bound)
        report(body, bound.span, `identifier \`${name}\` is bound more than once in this parameter list`, {
          label: 'used as parameter more than once',
          code: 'E0415',
        })
      seen.add(key)
    }
  })
}
