import { typeText } from '../types/typeText'
import { asTypes } from '../items/generics'
import type { Span } from '../source/span'
import { Solver } from '../traits/solver'
import type * as tree from '../tree/tree'
import { Inference } from '../types/inference'
import { adtOf } from '../types/known'
import type { Adt, Bound, TraitItem, Type } from '../types/type'
import type { Session } from './body'
import { checkDefaultVariant, reportNoDerive, reportUnderivable, spanOfDerive } from './deriveFaults'

/** Derives demand of every field what they promise of the whole, and other traits beside them. */
export function checkDerives(session: Session, adt: Adt): void {
  for (const name of adt.derives) {
    const trait = session.world.trait(name)
    const span = spanOfDerive(adt, name)
    if (!trait) {
      if (span) reportNoDerive(session, name, span)
      continue
    }
    checkFields(session, adt, trait)
    if (span) checkAbove(session, adt, trait, span)
  }
}

function fieldNodes(adt: Adt): tree.FieldItem[] {
  if (adt.node?.kind === 'Struct') return adt.node.fields
  return adt.node?.kind === 'Enum' ? adt.node.variants.flatMap(({ fields }) => fields) : []
}

function environmentOf(adt: Adt, trait: TraitItem): Bound[] {
  return adt.params.map((param): Bound => {
    const type: Type = { kind: 'param', param }
    return { trait, args: trait.params.map(() => type), bindings: [] }
  })
}

function checkFields(session: Session, adt: Adt, trait: TraitItem): void {
  const types = adt.variants.flatMap(({ fields }) => fields.map(({ type }) => type))
  const nodes = fieldNodes(adt)
  const isDefaultEnum = trait.name === 'Default' && adt.kind === 'enum'
  if (isDefaultEnum) return checkDefaultVariant(session, adt)
  types.forEach((type, i) => {
    const solver = new Solver(new Inference(), () => session.impls, environmentOf(adt, trait))
    const bound = { trait, args: trait.params.map(() => type), bindings: [] }
    const node = nodes[i]
    if (node && solver.evaluate(bound) === 'no') reportUnderivable(session, adt, trait, type, node)
  })
}

/** `Copy` needs `Clone`, `Eq` needs `PartialEq`, `Ord` needs both orders. */
function checkAbove(session: Session, adt: Adt, trait: TraitItem, span: Span): void {
  const self = adtOf(adt, asTypes(adt.params))
  for (const above of trait.supertraits) {
    const solver = new Solver(new Inference(), () => session.impls, environmentOf(adt, above.trait))
    const bound = { trait: above.trait, args: above.trait.params.map(() => self), bindings: [] }
    if (solver.evaluate(bound) !== 'no') continue
    session.report({
      span,
      message:
        above.trait.name === 'PartialEq' || above.trait.name === 'PartialOrd'
          ? `can't compare \`${typeText(self)}\` with \`${typeText(self)}\``
          : `the trait bound \`${typeText(self)}: ${above.trait.name}\` is not satisfied`,
      label: `the trait \`${above.trait.name}\` is not implemented for \`${typeText(self)}\``,
      help: `consider annotating \`${adt.name}\` with \`#[derive(${above.trait.name})]\``,
      code: 'E0277',
    })
    return
  }
}

/** A type that holds itself without a pointer between would be endlessly large. */
export function checkSize(session: Session, adt: Adt): void {
  const nodes = fieldNodes(adt)
  const types = adt.variants.flatMap(({ fields }) => fields.map(({ type }) => type))
  const at = types.findIndex((type) => holds(type, adt, 0, new Set()))
  if (at < 0 || adt.node === undefined || !('name' in adt.node)) return
  session.report({
    span: adt.node.name.span,
    message: `recursive type \`${adt.name}\` has infinite size`,
    help: `insert some indirection (e.g., a \`Box\`) to break the cycle: \`Box<${nodes[at] ? typeText(types[at]!) : adt.name}>\``,
    code: 'E0072',
  })
}

const POINTERS = [
  'Vec',
  'Box',
  'Rc',
  'VecDeque',
  'HashMap',
  'HashSet',
  'BTreeMap',
  'BTreeSet',
  'BinaryHeap',
  'Weak',
  'String',
]

function holds(type: Type, adt: Adt, depth: number, seen: Set<Adt>): boolean {
  if (depth > 20) return false
  switch (type.kind) {
    case 'tuple':
      return type.items.some((item) => holds(item, adt, depth + 1, seen))
    case 'array':
      return holds(type.item, adt, depth + 1, seen)
    case 'adt': {
      if (type.adt === adt) return true
      if (!type.adt.isOwn)
        return !POINTERS.includes(type.adt.name) && type.args.some((arg) => holds(arg, adt, depth + 1, seen))
      if (seen.has(type.adt)) return false
      seen.add(type.adt)
      return type.adt.variants.some(({ fields }) => fields.some((field) => holds(field.type, adt, depth + 1, seen)))
    }
    default:
      return false
  }
}
