import type { Expr, ExprOf, Pattern, PatternOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body, Located } from './lowering'
import { fieldIndex, fieldOffset, isCompound, isFieldless, isPlain, tagOf, variantAt } from './layout'
import { behind, constantValue, dereferenced, inSlot } from './places'
import { bindsMutably, isPlace, isRest } from '../front/checked/places'
import { behindMoves, declared, declaredTemporary, movesOf, needsDrop, replaced, scoped } from './dropScopes'
import { expression, placeOf } from './expressions'

const ANY: ir.Pattern = { is: 'any' }

/** Only the type of the place matters. */
export function loweredPattern(node: Pattern, { type }: Pick<Located, 'type'>, body: Body): ir.Pattern {
  body.nodes++
  return throughReferences(body.checked.peeled.get(node) ?? 0, type, (inner) => unpeeled(node, inner, body))
}

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
      return { is: 'equal', value: expression(node.value, body), shape: body.shape(type) }
    case 'RangePattern': {
      const from = node.from && expression(node.from, body)
      const to = node.to && expression(node.to, body)
      return { is: 'range', from, to, isInclusive: node.isInclusive }
    }
    case 'RefPattern':
      return throughReferences(1, type, (inner) => loweredPattern(node.target, { type: inner }, body))
    case 'TuplePattern':
      return { is: 'parts', parts: items(node.items, type.kind === 'tuple' ? type.items : [], 0, body) }
    case 'PathPattern':
    case 'TupleStructPattern':
    case 'StructPattern':
      return named(node, type, body)
    case 'SlicePattern':
      return slice(node, type, body)
    case 'OrPattern':
      return {
        is: 'either',
        patterns: node.alternatives.map((alternative) => loweredPattern(alternative, { type }, body)),
      }
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
  const inside = node.pattern && loweredPattern(node.pattern, { type }, body)
  const shape = isCopied ? body.shape(type) : undefined
  const made: ir.Pattern = { is: 'bind', slot, take, shape, pattern: inside }
  // Moves out of the scrutinee after pattern and guard have matched
  const isMoved = local.mode === 'move' && needsDrop(type, body)
  return isMoved ? { ...made, pattern: taking(inside, slot, type, body) } : made
}

/** Items by index, counted from the end after `..`. `offset` skips a discriminant. */
function items(nodes: readonly Pattern[], types: readonly Type[], offset: number, body: Body) {
  const rest = nodes.findIndex(({ kind }) => kind === 'RestPattern')
  return nodes.flatMap((item, i) => {
    const key = rest >= 0 && i > rest ? types.length - nodes.length + i : i
    const type = types[key]
    return !type || i === rest ? [] : part(item, type, key + offset, body)
  })
}

/** A part that tests or binds something; others are omitted. */
function part(node: Pattern, type: Type, key: number, body: Body) {
  const test = loweredPattern(node, { type }, body)
  return test.is === 'any' ? [] : [{ key, isPlain: isPlain(type) || takesWhole(test, body), pattern: test }]
}

function named(node: Pattern, type: Type, body: Body): ir.Pattern {
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
  const variantTest = isOther
    ? { discriminant: tagOf(adt, { discriminant }), ...(isFieldless(adt) ? { isFieldless: true as const } : {}) }
    : {}
  return { is: 'parts', ...variantTest, parts }
}

function slice({ items: nodes }: PatternOf<'SlicePattern'>, type: Type, body: Body): ir.Pattern {
  const item = type.kind === 'array' || type.kind === 'slice' ? type.item : undefined
  if (!item) return ANY
  const restAt = nodes.findIndex(isRest)
  const hasRest = restAt >= 0
  const parts = nodes.flatMap((node, i) => {
    if (i === restAt) return []
    const fromEnd = hasRest && i > restAt
    return [{ index: fromEnd ? nodes.length - i : i, fromEnd, pattern: loweredPattern(node, { type: item }, body) }]
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
  if (!rest?.isOwned) return made
  // A list from which a rest pattern moves is moved as a whole
  const whole = body.concrete(local!.type)
  return needsDrop(whole, body) ? taking(made, rest.slot, whole, body) : made
}

export function scrutinee(
  node: Expr,
  patterns: readonly Pattern[],
  body: Body,
): { scrutinee: ir.Scrutinee; located: Located } {
  const slot = body.newSlot()
  if (!isPlace(node)) {
    const value = expression(node, body)
    const located = inSlot(body.adjustedTypeOf(node), slot)
    declaredTemporary(node, slot, located.type, body)
    return { scrutinee: { slot, value, isPlain: isPlain(located.type) }, located }
  }
  const isMutable = patterns.some((pattern) => bindsMutably(body.checked, pattern))
  const { type, place } = placeOf(node, body, isMutable)
  const looked = { slot, place, borrows: isMutable && isPlain(type), isPlain: isPlain(type) }
  return { scrutinee: looked, located: inSlot(type, slot) }
}

export function matched(node: ExprOf<'Match'>, body: Body): ir.Expr {
  const patterns = node.arms.map(({ pattern }) => pattern)
  const looked = scrutinee(node.scrutinee, patterns, body)
  const arms = node.arms.map((arm) => loweredArm(arm, looked.located, body))
  const tests = arms.map(({ pattern }) => pattern)
  return { op: 'match', scrutinee: takeable(looked.scrutinee, tests, body), arms }
}

function loweredArm({ pattern, guard, body: result }: ExprOf<'Match'>['arms'][number], located: Located, body: Body) {
  let lowered: ir.Pattern = { is: 'any' }
  let condition: ir.Expr | undefined
  const run = scoped(body, () => {
    lowered = loweredPattern(pattern, located, body)
    const moves = movesOf(body)
    condition = guard && scoped(body, () => expression(guard, body), 'temporaries')
    return behindMoves(moves, expression(result, body))
  })
  return { pattern: lowered, guard: condition, body: run }
}

export function matches(node: ExprOf<'MatchesCall'>, body: Body): ir.Expr {
  const looked = scrutinee(node.scrutinee, [node.pattern], body)
  const test = loweredPattern(node.pattern, looked.located, body)
  const guard = node.guard && expression(node.guard, body)
  return { op: 'matches', scrutinee: looked.scrutinee, pattern: test, guard }
}

/** Keeps the scrutinee's place, so that it can be cleared when the binding moves. */
function taking(pattern: ir.Pattern | undefined, slot: ir.Slot, type: Type, body: Body): ir.Pattern {
  const { moves, takers } = body.dropScopes!
  const from = body.newSlot()
  takers.add(from)
  declared(slot, type, body)
  moves.push(replaced({ op: 'read', place: { in: 'slot', slot: from, isPlain: true } }, { op: 'unit' }, body))
  return { is: 'bind', slot: from, take: 'borrow', pattern }
}

export function takesWhole(pattern: ir.Pattern, body: Body): boolean {
  if (pattern.is === 'either') return pattern.patterns.some((alternative) => takesWhole(alternative, body))
  if (pattern.is !== 'bind') return false
  return (
    body.dropScopes?.takers.has(pattern.slot) || (pattern.pattern !== undefined && takesWhole(pattern.pattern, body))
  )
}

export function takeable(looked: ir.Scrutinee, patterns: readonly ir.Pattern[], body: Body): ir.Scrutinee {
  if (!body.dropScopes || !patterns.some((pattern) => takesWhole(pattern, body))) return looked
  if (!('place' in looked) || looked.place.in === 'slot') return { ...looked, isPlain: true }
  const place = 'isPlain' in looked.place ? { ...looked.place, isPlain: true } : looked.place
  return { ...looked, place, borrows: true, isPlain: true }
}
