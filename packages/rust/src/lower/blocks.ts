import type { Block, Condition, Expr, ExprOf, Statement } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './lowering'
import {
  assignedOver,
  behindMoves,
  declared,
  depthOf,
  dropped,
  dropsOf,
  inScope,
  movesOf,
  needsDrop,
  scoped,
  sequence,
} from './dropScopes'
import { loweredPattern, scrutinee, takeable } from './patterns'
import { extendedIn, plainLocal } from '../front/checked/places'
import type { Type } from '../front/types/type'
import { fieldIndex, fieldOffset, variantAt } from './layout'
import { field, inSlot, read } from './places'
import { expression, placeOf } from './expressions'

export function block(node: Block, body: Body): ir.Expr {
  const open = (): ir.Expr => {
    const statements = node.statements.flatMap((statement) => statementOf(statement, body) ?? [])
    const tail = node.tail && expression(node.tail, body)
    return statements.length > 0 ? { op: 'block', statements, tail } : (tail ?? { op: 'unit' })
  }
  return scoped(body, open, 'variables')
}

function statementOf(statement: Statement, body: Body): ir.Expr | undefined {
  switch (statement.kind) {
    case 'ItemStatement':
      return undefined
    case 'ExprStatement':
      return scoped(body, () => ignored(statement.expr, body), 'temporaries')
    case 'Let':
      return letStatement(statement, body)
  }
}

/** The value of a statement is dropped immediately. */
function ignored(node: Expr, body: Body): ir.Expr {
  const value = expression(node, body)
  const type = body.adjustedTypeOf(node)
  return needsDrop(type, body) ? dropped(type, value, body) : value
}

/** Code after a condition; the condition's bindings are local to it. */
export function conditional(node: Condition, then: () => ir.Expr, body: Body): { condition: ir.Expr; then: ir.Expr } {
  if (node.kind !== 'LetCondition') {
    const lowered = scoped(body, () => expression(node, body), 'temporaries')
    return { condition: lowered, then: scoped(body, then) }
  }
  let test: ir.Pattern = { is: 'any' }
  const looked = scrutinee(node.scrutinee, [node.pattern], body)
  const inside = scoped(body, () => {
    test = loweredPattern(node.pattern, looked.located, body)
    return behindMoves(movesOf(body), then())
  })
  return {
    condition: { op: 'matches', scrutinee: takeable(looked.scrutinee, [test], body), pattern: test },
    then: inside,
  }
}

export function ifExpression(node: ExprOf<'If'>, body: Body): ir.Expr {
  const lowered = conditional(node.condition, () => block(node.then, body), body)
  const { otherwise } = node
  return { op: 'if', ...lowered, otherwise: otherwise && scoped(body, () => expression(otherwise, body)) }
}

/** A block expression; with a label, `break` can target it. */
export function blockExpression(node: ExprOf<'Block'>, body: Body): ir.Expr {
  if (!node.label) return block(node.block, body)
  const target = body.newTarget()
  body.targets.push({ label: node.label.name, breakTo: target, depth: depthOf(body) })
  const inside = block(node.block, body)
  body.targets.pop()
  return { op: 'labelled', target, block: inside }
}

type Let = Extract<Statement, { kind: 'Let' }>

/** The temporaries of a `let` are dropped at its end unless their lifetime is extended. */
function letStatement(node: Let, body: Body): ir.Expr | undefined {
  const { pattern, value } = node
  const { dropScopes } = body
  if (!value) {
    const local = dropScopes && body.checked.locals.get(pattern)
    if (local) declared(body.slotOf(local), body.concrete(local.type), body, pattern)
    return undefined
  }
  if (dropScopes)
    for (const expr of extendedIn(body.checked, value, pattern)) dropScopes.kept.set(expr, dropScopes.variables)
  const local = plainLocal(body.checked, pattern)
  if (!local) return patternLet(node, value, body)
  const [given, scope] = inScope(body, () => expression(value, body), 'temporaries')
  const made: ir.Expr = { op: 'let', slot: body.slotOf(local), value: given }
  declared(made.slot, body.concrete(local.type), body, pattern)
  const ends = dropsOf(scope, body)
  return ends.length > 0 ? sequence([made, ...ends]) : made
}

function patternLet({ pattern, otherwise }: Let, value: Expr, body: Body): ir.Expr {
  const [looked, scope] = inScope(body, () => scrutinee(value, [pattern], body), 'temporaries')
  const test = loweredPattern(pattern, looked.located, body)
  const moves = movesOf(body)
  const ends = dropsOf(scope, body)
  const left = otherwise && block(otherwise, body)
  const failure = left && body.dropScopes ? sequence(ends, left) : left
  const taken = takeable(looked.scrutinee, [test], body)
  const made: ir.Expr = { op: 'letPattern', scrutinee: taken, pattern: test, otherwise: failure }
  return body.dropScopes ? sequence([made, ...moves, ...dropsOf(scope, body)]) : made
}

/** Evaluates the value first; the target may be a pattern. */
export function assigned(target: Expr, value: ir.Expr, body: Body): ir.Expr {
  const type = body.typeOf(target)
  switch (target.kind) {
    case 'Underscore':
      return needsDrop(type, body) && value.op !== 'unit' ? dropped(type, value, body) : { op: 'discard', value }
    case 'Tuple':
      return parts(target.items, type.kind === 'tuple' ? type.items : [], 0, value, body)
    case 'Array':
      return parts(target.items, type.kind === 'array' ? target.items.map(() => type.item) : [], 0, value, body)
    case 'Call':
      if (type.kind !== 'adt') break
      return parts(target.args, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
    case 'Struct':
      return type.kind === 'adt' ? fields(target, type, value, body) : value
  }
  const located = placeOf(target, body, true)
  if (needsDrop(located.type, body)) return assignedOver(located, value, body)
  return { op: 'assign', place: located.place, value }
}

/** Assigns parts in order; those after `..` are counted from the end. */
function parts(items: readonly Expr[], types: readonly Type[], offset: number, value: ir.Expr, body: Body): ir.Expr {
  const rest = items.findIndex((item) => item.kind === 'Range' && !item.from && !item.to)
  const keys = items.map((_, i) => (rest >= 0 && i > rest ? types.length - items.length + i : i))
  const taken = items.flatMap((item, i) => (i === rest ? [] : [{ item, key: keys[i]! }]))
  return spread(taken, types, offset, value, body)
}

function spread(
  taken: readonly { item: Expr; key: number }[],
  types: readonly Type[],
  offset: number,
  value: ir.Expr,
  body: Body,
): ir.Expr {
  const slot = body.newSlot()
  const whole = inSlot({ kind: 'tuple', items: types }, slot).place
  const parts = taken.map(({ item, key }) => {
    const part = field(types[key] ?? body.typeOf(item), whole, key + offset)
    return assigned(item, read(part), body)
  })
  return { op: 'spread', slot, value, parts }
}

/** `Point { x, .. } = point`. */
function fields(target: ExprOf<'Struct'>, type: Type & { kind: 'adt' }, value: ir.Expr, body: Body): ir.Expr {
  const declared = variantAt(type.adt, 0).fields
  const taken = target.fields.map(({ name, value: item }) => ({ item, key: fieldIndex(declared, name.name) }))
  return spread(taken, body.fieldTypes(type, 0), fieldOffset(type.adt), value, body)
}
