import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import { CheckLimit } from '../types/limit'
import type { Type } from '../types/type'
import { checkArray, checkRange, checkReference, checkTuple } from './aggregates'
import { checkField } from './fields'
import { checkIndex } from './indexing'
import { checkBlockExpr, checkBreak, checkContinue, checkFor, checkLoop, checkReturn, checkWhile } from './loops'
import { checkRepeat } from './repeats'
import { checkStruct } from './structs'
import { checkAssign } from './assign'
import { checkIf, checkMatch } from './branches'
import { failed, settled, type Body } from './body'
import { checkCall } from './calls'
import { checkCast } from './casts'
import { checkClosure } from './closures'
import { checkLiteral } from './literals'
import { checkMacro } from './macros'
import { checkMethodCall } from './methods'
import { checkBinary, checkCompound } from './operators'
import { checkTry } from './tryOperator'
import { checkUnary } from './unary'
import { checkPath } from './paths'

const DEEPEST = 400

/** The type of an expression. What its place expects guides literals, closures and calls, but binds nobody. */
export function checkExpression(body: Body, expr: tree.Expr, expected?: Type): Type {
  body.depth += 1
  if (body.depth > DEEPEST) throw new CheckLimit('expressions nested too deeply')
  const check = (CHECKS[expr.kind] ?? checkMacro) as (body: Body, expr: tree.Expr, expected?: Type) => Type
  const type = check(body, expr, expected)
  body.depth -= 1
  body.session.tables.types.set(expr, type)
  if (settled(body, type).kind === 'never') body.diverges = true
  return type
}

/** How the expressions of each kind are checked; all others are macros. */
const CHECKS: { [K in tree.Expr['kind']]?: (body: Body, expr: tree.ExprOf<K>, expected?: Type) => Type } = {
  IntLit: checkLiteral,
  FloatLit: checkLiteral,
  BoolLit: checkLiteral,
  CharLit: checkLiteral,
  StrLit: checkLiteral,
  ByteLit: checkLiteral,
  ByteStrLit: checkLiteral,
  PathExpr: checkPath,
  Unary: checkUnary,
  Ref: checkReference,
  Binary: checkBinary,
  Assign: checkAssign,
  CompoundAssign: checkCompound,
  Range: checkRange,
  Cast: checkCast,
  Call: checkCall,
  MethodCall: checkMethodCall,
  Field: checkField,
  Index: checkIndex,
  Try: checkTry,
  Tuple: checkTuple,
  Array: (body, { items }, expected) => {
    const { item, length } = checkArray(body, items, expected)
    return { kind: 'array', item, length: { kind: 'length', value: length } }
  },
  Repeat: checkRepeat,
  Struct: checkStruct,
  Block: checkBlockExpr,
  If: checkIf,
  Match: checkMatch,
  Loop: checkLoop,
  While: checkWhile,
  For: checkFor,
  Break: checkBreak,
  Continue: checkContinue,
  Return: checkReturn,
  Closure: checkClosure,
  Underscore: (body, { span }) =>
    failed(body, span, 'in expressions, `_` can only be used on the left-hand side of an assignment', {
      label: '`_` not allowed here',
    }),
  ErrorExpr: () => ERROR,
}
