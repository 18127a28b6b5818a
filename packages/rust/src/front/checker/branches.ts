import type * as tree from '../tree/tree'
import { adtOf, BOOL, isUnit, NEVER, UNIT } from '../types/known'
import type { Type } from '../types/type'
import { checkBlock, checkExpression } from './expressions'
import { type Body, demand, failed, hasError, inScope, notInferred, report, settled, shallow, text } from './body'
import { checkCoerced, coerce, innermost } from './coerce'
import { kindText, reportMismatch } from './mismatch'
import { checkPattern } from './patterns'

/** The common type of several branches, by coercion. */
export class Branches {
  private readonly exprs: (tree.Expr | undefined)[] = []
  private type: Type | undefined

  constructor(
    private readonly body: Body,
    private readonly expected: Type | undefined,
  ) {}

  /** Adds a branch and returns whether it fits; a block without a tail has no expression. */
  add(expr: tree.Expr | undefined, found: Type): boolean {
    const known = settled(this.body, found)
    if (known.kind === 'never') return true
    const wanted = this.expected && shallow(this.body, this.expected)
    if (wanted && wanted.kind !== 'variable') {
      this.type = wanted
      return this.fit(expr, known, wanted)
    }
    if (this.type === undefined) {
      this.type = known
      this.exprs.push(expr)
      return true
    }
    const before = this.type
    if (this.fit(expr, known, before)) {
      this.exprs.push(expr)
      return true
    }
    const common = commonPointer(this.body, before, known) ?? known
    if (!this.exprs.every((other) => this.fit(other, before, common))) return false
    if (common !== known && !this.fit(expr, known, common)) return false
    this.type = common
    this.exprs.push(expr)
    return true
  }

  private fit(expr: tree.Expr | undefined, from: Type, to: Type): boolean {
    return expr ? coerce(this.body, expr, from, to) : this.body.inference.unify(from, to)
  }

  /** Whether the type was expected from outside, instead of set by the first branch. */
  get isExpected(): boolean {
    const wanted = this.expected && shallow(this.body, this.expected)
    return wanted !== undefined && wanted.kind !== 'variable'
  }

  /** The common type; `!` if there are no values. */
  get result(): Type {
    return this.type ?? NEVER
  }
}

function commonPointer(body: Body, a: Type, b: Type): Type | undefined {
  if (![a, b].every(({ kind }) => kind === 'functionItem' || kind === 'closure')) return undefined
  const signature = body.solver.signatureOf(a)
  return signature && { kind: 'function', params: signature.params, result: signature.result }
}

export function checkIf(body: Body, expr: tree.IfExpr, expected: Type | undefined): Type {
  const before = body.diverges
  // `else` does not see the bindings of `if let`
  const { thenType, thenEnds, afterCondition } = inScope(body, () => {
    checkCondition(body, expr.condition)
    const afterCondition = body.diverges
    body.diverges = false
    const thenType = checkBlock(body, expr.then, expr.otherwise ? expected : undefined)
    return { thenType, thenEnds: body.diverges, afterCondition }
  })
  body.diverges = before || afterCondition
  if (!expr.otherwise) return withoutElse(body, expr, thenType, expected)
  const branches = new Branches(body, expected)
  const { tail, span } = expr.then
  if (!branches.add(tail, thenType)) reportMismatch(body, tail ? innermost(tail) : { span }, branches.result, thenType)
  body.diverges = false
  const elseType = checkExpression(body, expr.otherwise, expected)
  const elseEnds = body.diverges
  body.diverges = before || afterCondition || (thenEnds && elseEnds)
  if (!branches.add(expr.otherwise, elseType))
    reportDifferent(body, expr.otherwise, branches, elseType, '`if` and `else`')
  return branches.result
}

function withoutElse(body: Body, expr: tree.IfExpr, thenType: Type, expected: Type | undefined): Type {
  const known = shallow(body, thenType)
  const wanted = expected && shallow(body, expected)
  const asStatement = !wanted || isUnit(wanted)
  const isFree = asStatement || wanted.kind === 'variable' || hasError(wanted)
  if (known.kind === 'error' || (known.kind === 'never' ? isFree : body.inference.unify(known, UNIT))) return UNIT
  if (asStatement && expr.then.tail) {
    reportMismatch(body, innermost(expr.then.tail), UNIT, known, {
      help: 'add a semicolon `;`, or return it with `return`',
    })
    return UNIT
  }
  report(body, expr.span, '`if` may be missing an `else` clause', {
    label: `expected ${kindText(body.inference.resolve(known.kind === 'never' ? wanted! : known))}, found \`()\``,
    help: 'consider adding an `else` block that evaluates to the expected type',
    code: 'E0317',
  })
  return UNIT
}

/** The condition of `if`, `while` and guards; bindings of `let` belong to the enclosing scope. */
export function checkCondition(body: Body, condition: tree.Condition): void {
  if (condition.kind !== 'LetCondition') {
    checkCoerced(body, condition, BOOL)
    return
  }
  const type = checkExpression(body, condition.scrutinee)
  checkPattern(body, condition.pattern, type)
}

export function checkMatch(body: Body, expr: tree.ExprOf<'Match'>, expected: Type | undefined): Type {
  const scrutinee = checkExpression(body, expr.scrutinee)
  const before = body.diverges
  const branches = new Branches(body, expected)
  let allEnd = true
  for (const arm of expr.arms) {
    inScope(body, () => {
      body.diverges = false
      checkPattern(body, arm.pattern, scrutinee)
      if (arm.guard) checkCoerced(body, arm.guard, BOOL)
      body.diverges = false
      const type = checkExpression(body, arm.body, expected)
      if (!branches.add(arm.body, type)) reportDifferent(body, arm.body, branches, type, '`match` arms')
      if (!body.diverges) allEnd = false
    })
  }
  body.diverges = before || allEnd
  return branches.result
}

function reportDifferent(body: Body, expr: tree.Expr, branches: Branches, second: Type, which: string): void {
  const message = branches.isExpected ? 'mismatched types' : `${which} have incompatible types`
  reportMismatch(body, innermost(expr), branches.result, second, { message })
}

export function checkTry(body: Body, expr: tree.ExprOf<'Try'>): Type {
  const operand = settled(body, checkExpression(body, expr.operand))
  if (operand.kind === 'error' || operand.kind === 'never') return operand
  if (operand.kind === 'variable') return notInferred(body, expr.operand.span)
  const kind = operand.kind === 'adt' && !operand.adt.isOwn ? operand.adt.name : ''
  if (operand.kind !== 'adt' || (kind !== 'Option' && kind !== 'Result'))
    return failed(body, expr.span, 'the `?` operator can only be applied to values that implement `Try`', {
      label: `the \`?\` operator cannot be applied to type \`${text(body, operand)}\``,
      code: 'E0277',
    })
  const result = body.result && settled(body, body.result)
  if (result?.kind === 'error') return operand.args[0]!
  if (result?.kind === 'variable' && body.callable === 'closure') {
    const success = body.inference.fresh()
    const args = kind === 'Option' ? [success] : [success, operand.args[1]!]
    body.inference.unify(result, adtOf(operand.adt, args))
    return operand.args[0]!
  }
  if (result?.kind !== 'adt' || result.adt !== operand.adt) {
    const isOther = result?.kind === 'adt' && (result.adt.name === 'Option' || result.adt.name === 'Result')
    const where = body.callable === 'closure' ? 'a closure' : 'a function'
    const uses = isOther
      ? `on \`${result.adt.name}\`s, not \`${kind}\`s, in ${where} that returns \`${result.adt.name}\``
      : `in ${where} that returns \`Result\` or \`Option\` (or another type that implements \`FromResidual\`)`
    const forOption = 'use `if let Some(…)`, `let … else`, or `.unwrap_or(…)`'
    return failed(body, expr.span, `the \`?\` operator can only be used ${uses}`, {
      label: `cannot use the \`?\` operator in ${where} that returns ${result ? `\`${text(body, result)}\`` : '`()`'}`,
      help: kind === 'Option' ? forOption : 'use `if let Ok(…)`, or `match`',
      code: 'E0277',
    })
  }
  if (kind === 'Result') convertError(body, expr, operand.args[1]!, result.args[1]!)
  return shallow(body, operand.args[0]!)
}

function convertError(body: Body, expr: tree.ExprOf<'Try'>, from: Type, to: Type): void {
  const trait = body.session.world.trait('From')
  const item = trait?.functions.get('from')
  const [source, target] = [shallow(body, from), shallow(body, to)]
  if (!trait || !item) return
  if (target.kind === 'variable' && body.inference.unify(source, target)) return
  const bound = { trait, args: [target, source], bindings: [] }
  demand(body, {
    bound,
    span: expr.span,
    explain: () => ({
      span: expr.span,
      message: `\`?\` couldn't convert the error to \`${text(body, target)}\``,
      label: `the trait \`From<${text(body, source)}>\` is not implemented for \`${text(body, target)}\``,
      help: `implement it, or use \`.map_err(…)\``,
      code: 'E0277',
    }),
  })
  body.session.tables.callees.set(expr, { item, args: [target, source] })
}
