import type { Block, Condition, ExprOf, Statement } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { guardOf, released } from './guards'
import { scrutinee } from './match'
import { pattern as lowered } from './patterns'

/** Statements in their order, then the value of the block. */
export function block(node: Block, body: Body): ir.Expr {
  const around = body.guards.length
  const statements = node.statements.flatMap((statement) => statementOf(statement, body) ?? [])
  const tail = node.tail && body.expression(node.tail)
  const guards = released(body, around)
  if (statements.length === 0 && !guards.guards) return tail ?? { op: 'unit' }
  return { op: 'block', statements, tail, ...guards }
}

function statementOf(statement: Statement, body: Body): ir.Expr | undefined {
  switch (statement.kind) {
    case 'ItemStatement':
      return undefined
    case 'ExprStatement':
      return body.expression(statement.expr)
    case 'Let':
      return letStatement(statement, body)
  }
}

function letStatement(node: Extract<Statement, { kind: 'Let' }>, body: Body): ir.Expr | undefined {
  const { pattern, value, otherwise } = node
  if (!value) return undefined
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) {
      const given = body.expression(value)
      const guard = guardOf(local, body.concrete(local.type), body)
      return { op: 'let', slot: body.slotOf(local), value: given, ...guard }
    }
  }
  const looked = scrutinee(value, [pattern], body)
  const test = lowered(pattern, looked.located, body)
  const failure = otherwise && body.block(otherwise)
  return { op: 'letPattern', scrutinee: looked.scrutinee, pattern: test, otherwise: failure }
}

/** A condition: true, false, or a jump. */
export function condition(node: Condition, body: Body): ir.Expr {
  if (node.kind !== 'LetCondition') return body.expression(node)
  const looked = scrutinee(node.scrutinee, [node.pattern], body)
  return { op: 'matches', scrutinee: looked.scrutinee, pattern: lowered(node.pattern, looked.located, body) }
}

/** `if`, with or without `else`. */
export function ifExpression(node: ExprOf<'If'>, body: Body): ir.Expr {
  const asked = condition(node.condition, body)
  const then = body.block(node.then)
  const otherwise = node.otherwise && body.expression(node.otherwise)
  return { op: 'if', condition: asked, then, otherwise }
}

/** `{ … }` as an expression; with a label, `break` of it gives its value. */
export function blockExpression(node: ExprOf<'Block'>, body: Body): ir.Expr {
  if (!node.label) return body.block(node.block)
  const target = body.newTarget()
  body.targets.push({ label: node.label.name, breakTo: target })
  const inside = body.block(node.block)
  body.targets.pop()
  return { op: 'labelled', target, block: inside }
}
