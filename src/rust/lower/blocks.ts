import type { Block, Condition, Expr, ExprOf, Statement } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { behindMoves, depthOf, dropped, movesOf, needsDrop, scoped } from './endings'
import { endingLet } from './lets'
import { scrutinee } from './match'
import { takeable } from './movingPatterns'
import { pattern as lowered } from './patterns'

/** Statements in their order, then the value of the block. */
export function block(node: Block, body: Body): ir.Expr {
  return scoped(body, () => openBlock(node, body), 'variables')
}

function openBlock(node: Block, body: Body): ir.Expr {
  const statements = node.statements.flatMap((statement) => statementOf(statement, body) ?? [])
  const tail = node.tail && body.expression(node.tail)
  if (statements.length === 0) return tail ?? { op: 'unit' }
  return { op: 'block', statements, tail }
}

function statementOf(statement: Statement, body: Body): ir.Expr | undefined {
  switch (statement.kind) {
    case 'ItemStatement':
      return undefined
    case 'ExprStatement':
      return scoped(body, () => ignored(statement.expr, body), 'temporaries')
    case 'Let':
      return body.endings ? endingLet(statement, body, body.endings) : letStatement(statement, body)
  }
}

/** The value of a statement ends at once. */
function ignored(node: Expr, body: Body): ir.Expr {
  const value = body.expression(node)
  const type = body.adjustedTypeOf(node)
  return needsDrop(type, body) ? dropped(type, value, body) : value
}

function letStatement(node: Extract<Statement, { kind: 'Let' }>, body: Body): ir.Expr | undefined {
  const { pattern, value, otherwise } = node
  if (!value) return undefined
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) {
      const given = body.expression(value)
      return { op: 'let', slot: body.slotOf(local), value: given }
    }
  }
  const looked = scrutinee(value, [pattern], body)
  const test = lowered(pattern, looked.located, body)
  const failure = otherwise && body.block(otherwise)
  return { op: 'letPattern', scrutinee: looked.scrutinee, pattern: test, otherwise: failure }
}

/** What runs once a condition holds; the names of its pattern end with it. */
export function conditional(node: Condition, then: () => ir.Expr, body: Body): { condition: ir.Expr; then: ir.Expr } {
  if (node.kind !== 'LetCondition') {
    const asked = scoped(body, () => body.expression(node), 'temporaries')
    return { condition: asked, then: scoped(body, then) }
  }
  let test: ir.Pattern = { is: 'any' }
  const looked = scrutinee(node.scrutinee, [node.pattern], body)
  const inside = scoped(body, () => {
    test = lowered(node.pattern, looked.located, body)
    const moves = movesOf(body)
    return behindMoves(moves, then())
  })
  return {
    condition: { op: 'matches', scrutinee: takeable(looked.scrutinee, [test], body), pattern: test },
    then: inside,
  }
}

/** `if`, with or without `else`. */
export function ifExpression(node: ExprOf<'If'>, body: Body): ir.Expr {
  const asked = conditional(node.condition, () => body.block(node.then), body)
  const { otherwise } = node
  return { op: 'if', ...asked, otherwise: otherwise && scoped(body, () => body.expression(otherwise)) }
}

/** `{ … }` as an expression; with a label, `break` of it gives its value. */
export function blockExpression(node: ExprOf<'Block'>, body: Body): ir.Expr {
  if (!node.label) return body.block(node.block)
  const target = body.newTarget()
  body.targets.push({ label: node.label.name, breakTo: target, depth: depthOf(body) })
  const inside = body.block(node.block)
  body.targets.pop()
  return { op: 'labelled', target, block: inside }
}
