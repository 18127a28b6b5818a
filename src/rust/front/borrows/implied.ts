import type { Adt, Param, Type } from '../types/type'

/** A lifetime or type parameter of a struct or enum that is good as long as one of its lifetimes. */
export type Implied = { longer: string | Param; shorter: string }

const known = new WeakMap<Adt, Implied[]>()

/** What the lifetimes of a type promise each other: because it is written, or because a reference in a field asks for it. */
export function impliedBy(adt: Adt): readonly Implied[] {
  const found = known.get(adt)
  if (found) return found
  const implied: Implied[] = []
  known.set(adt, implied)
  if (adt.node && 'generics' in adt.node)
    for (const [longer, shorter] of adt.node.generics.outlives ?? [])
      implied.push({ longer: longer.name, shorter: shorter.name })
  const lasts = (longer: string | Param | undefined, shorter: readonly string[]) => {
    if (longer !== undefined) for (const each of shorter) implied.push({ longer, shorter: each })
  }
  const visit = (type: Type, around: readonly string[]): void => {
    switch (type.kind) {
      case 'param':
        return lasts(type.param, around)
      case 'reference':
        lasts(type.lifetime, around)
        return visit(type.target, type.lifetime === undefined ? around : [...around, type.lifetime])
      case 'tuple':
        return type.items.forEach((item) => visit(item, around))
      case 'array':
      case 'slice':
        return visit(type.item, around)
      case 'dyn':
        return lasts(type.lifetime, around)
      case 'adt':
        for (const lifetime of type.lifetimes ?? []) lasts(lifetime, around)
        for (const arg of type.args) visit(arg, around)
        inside(type)
    }
  }
  const inside = ({ adt: inner, args, lifetimes = [] }: Type & { kind: 'adt' }) => {
    for (const { longer, shorter } of impliedBy(inner)) {
      const last = lifetimes[inner.lifetimes.indexOf(shorter)]
      if (last === undefined) continue
      if (typeof longer === 'string') lasts(lifetimes[inner.lifetimes.indexOf(longer)], [last])
      else visit(args[inner.params.indexOf(longer)] ?? { kind: 'error' }, [last])
    }
  }
  if (adt.isOwn) for (const { fields } of adt.variants) for (const { type } of fields) visit(type, [])
  return implied
}
