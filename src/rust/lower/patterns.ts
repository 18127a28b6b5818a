import type { Pattern, PatternOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body, Located } from './body'
import { fieldIndex, fieldOffset, isCompound, isFieldless, isPlain, tagOf, variantAt } from './layout'
import { movingBinding, takesWhole, takingRest, type PatternBinding } from './movingPatterns'
import { constantValue } from './paths'
import { behind, dereferenced } from './places'

const ANY: ir.Pattern = { is: 'any' }

/** What a pattern asks of the place that it looks at. Of the place only the type counts. */
export function pattern(node: Pattern, { type }: Pick<Located, 'type'>, body: Body): ir.Pattern {
  body.nodes++
  return throughReferences(body.checked.peeled.get(node) ?? 0, type, (inner) => unpeeled(node, inner, body))
}

/** Looks through so many references and boxes, then at what is behind them. */
function throughReferences(count: number, type: Type, look: (type: Type) => ir.Pattern): ir.Pattern {
  if (count === 0) return look(type)
  const target = dereferenced({ type, place: { in: 'slot', slot: 0, isPlain: false } }).type
  const inside = throughReferences(count - 1, target, look)
  return type.kind === 'reference' ? { is: 'behind', behind: behind(target, type.isMutable), pattern: inside } : inside
}

function unpeeled(node: Pattern, type: Type, body: Body): ir.Pattern {
  switch (node.kind) {
    case 'BindingPattern':
      return binding(node, type, body)
    case 'LiteralPattern':
      return { is: 'equal', value: body.expression(node.value), shape: body.shape(type) }
    case 'RangePattern': {
      const from = node.from && body.expression(node.from)
      const to = node.to && body.expression(node.to)
      return { is: 'range', from, to, isInclusive: node.isInclusive }
    }
    case 'RefPattern':
      return throughReferences(1, type, (inner) => pattern(node.target, { type: inner }, body))
    case 'TuplePattern':
      return { is: 'parts', parts: items(node.items, type.kind === 'tuple' ? type.items : [], 0, body) }
    case 'PathPattern':
    case 'TupleStructPattern':
    case 'StructPattern':
      return named(node, type, body)
    case 'SlicePattern':
      return slice(node, type, body)
    case 'OrPattern':
      return { is: 'either', patterns: node.alternatives.map((alternative) => pattern(alternative, { type }, body)) }
    case 'WildcardPattern':
    case 'RestPattern':
    case 'ErrorPattern':
      return ANY
  }
}

function binding(node: PatternOf<'BindingPattern'>, type: Type, body: Body): ir.Pattern {
  const local = body.checked.locals.get(node)
  if (!local) return named(node, type, body)
  const slot = body.slotOf(local)
  const isCopied = local.mode === 'move' && isCompound(type) && body.checked.isCopy(type)
  const take = isCopied ? 'copy' : local.mode === 'mutable' && isPlain(type) ? 'borrow' : 'read'
  const inside = node.pattern && pattern(node.pattern, { type }, body)
  const shape = isCopied ? body.shape(type) : undefined
  const made: PatternBinding = { is: 'bind', slot, take, shape, pattern: inside }
  return local.mode === 'move' ? movingBinding(made, type, body) : made
}

/** Items by place; behind `..` they are counted from the end. `offset` leaves room for a discriminant. */
function items(nodes: readonly Pattern[], types: readonly Type[], offset: number, body: Body) {
  const rest = nodes.findIndex(({ kind }) => kind === 'RestPattern')
  return nodes.flatMap((item, i) => {
    const key = rest >= 0 && i > rest ? types.length - nodes.length + i : i
    const type = types[key]
    return !type || i === rest ? [] : part(item, type, key + offset, body)
  })
}

/** A part that asks for something or takes something; of any other nothing is left. */
function part(node: Pattern, type: Type, key: number, body: Body) {
  const asked = pattern(node, { type }, body)
  return asked.is === 'any' ? [] : [{ key, isPlain: isPlain(type) || takesWhole(asked, body), pattern: asked }]
}

type NamedPattern =
  PatternOf<'BindingPattern'> | PatternOf<'PathPattern'> | PatternOf<'TupleStructPattern'> | PatternOf<'StructPattern'>

/** A pattern that names a const, struct or variant. */
function named(node: NamedPattern, type: Type, body: Body): ir.Pattern {
  const resolution = body.checked.paths.get(node)
  if (resolution?.kind === 'constant') {
    return { is: 'equal', value: constantValue(resolution, body), shape: body.shape(type) }
  }
  if (resolution?.kind !== 'variant' || type.kind !== 'adt') return ANY
  const { adt, variant } = resolution
  const { discriminant, fields } = variantAt(adt, variant)
  const types = body.fieldTypes(type, variant)
  const offset = fieldOffset(adt)
  const parts =
    node.kind === 'TupleStructPattern'
      ? items(node.items, types, offset, body)
      : node.kind === 'StructPattern'
        ? node.fields.flatMap((field) => {
            const key = fieldIndex(fields, field.name.name)
            return types[key] ? part(field.pattern, types[key], key + offset, body) : []
          })
        : []
  const isOther = adt.kind === 'enum' && adt.variants.length > 1
  if (!isOther && parts.length === 0) return ANY
  const asked = isOther
    ? { discriminant: tagOf(adt, { discriminant }), ...(isFieldless(adt) ? { isFieldless: true as const } : {}) }
    : {}
  return { is: 'parts', ...asked, parts }
}

function slice({ items: nodes }: PatternOf<'SlicePattern'>, type: Type, body: Body): ir.Pattern {
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : undefined
  if (!item) return ANY
  const restAt = nodes.findIndex(isRest)
  const hasRest = restAt >= 0
  const parts = nodes.flatMap((node, i) => {
    if (i === restAt) return []
    const fromEnd = hasRest && i > restAt
    return [{ index: fromEnd ? nodes.length - i : i, fromEnd, pattern: pattern(node, { type: item }, body) }]
  })
  const local = hasRest ? body.checked.locals.get(nodes[restAt]!) : undefined
  const rest = local && {
    slot: body.slotOf(local),
    front: restAt,
    back: nodes.length - 1 - restAt,
    isOwned: local.mode === 'move',
  }
  const count = hasRest ? nodes.length - 1 : nodes.length
  const areTaken = parts.some((part) => takesWhole(part.pattern, body))
  const made: ir.Pattern = { is: 'slice', count, hasRest, isPlain: isPlain(item) || areTaken, items: parts, rest }
  return rest?.isOwned ? takingRest(made, rest.slot, body.concrete(local!.type), body) : made
}

/** `..` or `name @ ..`. */
function isRest(node: Pattern): boolean {
  return node.kind === 'RestPattern' || (node.kind === 'BindingPattern' && node.pattern?.kind === 'RestPattern')
}
