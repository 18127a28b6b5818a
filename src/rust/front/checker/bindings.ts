import type * as tree from '../tree/tree'
import type { ValueEntry } from '../items/module'
import { reference } from '../types/known'
import type { Type } from '../types/type'
import { type Body, report } from './body'
import type { Local } from './checked'
import { reportMismatch } from './mismatch'

/** How a name gets its value: it takes it, or borrows it. */
export type Mode = 'move' | 'shared' | 'mutable'

/** The names that a pattern has made so far: alternatives of `|` share them. */
export type Bindings = Map<string, Local>

/** Declares the name of a pattern for a value of this type; alternatives of `|` have to agree on it. */
export function bindName(body: Body, pattern: tree.BindingPattern, type: Type, mode: Mode, bindings: Bindings): void {
  const { name, span, mark } = pattern.name
  const key = mark ? `${name}#${mark.id}` : name
  const taken = body.scope.module.visible('values', name)
  if (taken && taken.kind !== 'function') reportShadowed(body, pattern.name, taken)
  const by: Mode = pattern.isRef ? (pattern.isMut ? 'mutable' : 'shared') : pattern.isMut ? 'move' : mode
  const own = by === 'move' ? type : reference(type, by === 'mutable')
  const before = bindings.get(key)
  if (before && body.alternative?.has(key)) {
    body.session.tables.locals.set(pattern, before)
    if (!body.inference.unify(before.type, own)) reportMismatch(body, { span }, before.type, own)
    body.alternative.delete(key)
  } else if (before) {
    report(body, span, `identifier \`${name}\` is bound more than once in the same pattern`, {
      label: 'used in a pattern more than once',
      code: 'E0416',
    })
  } else {
    const local: Local = {
      id: body.session.nextId(),
      name,
      type: own,
      isMutable: pattern.isMut && !pattern.isRef,
      mode: by,
      pattern,
    }
    bindings.set(key, local)
    body.session.tables.locals.set(pattern, local)
  }
}

function reportShadowed(body: Body, { name, span }: tree.Ident, taken: ValueEntry): void {
  const isStatic = taken.kind === 'constant' && taken.constant.isStatic
  const isTuple = taken.kind === 'variant' && taken.adt.variants[taken.variant]?.shape === 'tuple'
  if (!isStatic && !isTuple) return
  const what = isStatic
    ? 'static'
    : `tuple ${taken.kind === 'variant' && taken.adt.kind === 'enum' ? 'variant' : 'struct'}`
  report(body, span, `match bindings cannot shadow ${what}s`, {
    label: `cannot be named the same as a ${what}`,
    help: isStatic ? 'compare with `==`, or make it a `const`' : `say what it holds: \`${name}(…)\``,
    code: 'E0530',
  })
}
