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
  const type = checkKind(body, expr, expected)
  body.depth -= 1
  body.session.tables.types.set(expr, type)
  if (settled(body, type).kind === 'never') body.diverges = true
  return type
}

function checkKind(body: Body, expr: tree.Expr, expected: Type | undefined): Type {
  switch (expr.kind) {
    case 'IntLit':
    case 'FloatLit':
    case 'BoolLit':
    case 'CharLit':
    case 'StrLit':
    case 'ByteLit':
    case 'ByteStrLit':
      return checkLiteral(body, expr, expected)
    case 'PathExpr':
      return checkPath(body, expr)
    case 'Unary':
      return checkUnary(body, expr, expected)
    case 'Ref':
      return checkReference(body, expr, expected)
    case 'Binary':
      return checkBinary(body, expr)
    case 'Assign':
      return checkAssign(body, expr)
    case 'CompoundAssign':
      return checkCompound(body, expr)
    case 'Range':
      return checkRange(body, expr, expected)
    case 'Cast':
      return checkCast(body, expr)
    case 'Call':
      return checkCall(body, expr, expected)
    case 'MethodCall':
      return checkMethodCall(body, expr, expected)
    case 'Field':
      return checkField(body, expr)
    case 'Index':
      return checkIndex(body, expr)
    case 'Try':
      return checkTry(body, expr)
    case 'Tuple':
      return checkTuple(body, expr, expected)
    case 'Array': {
      const { item, length } = checkArray(body, expr.items, expected)
      return { kind: 'array', item, length: { kind: 'length', value: length } }
    }
    case 'Repeat':
      return checkRepeat(body, expr, expected)
    case 'Struct':
      return checkStruct(body, expr, expected)
    case 'Block':
      return checkBlockExpr(body, expr, expected)
    case 'If':
      return checkIf(body, expr, expected)
    case 'Match':
      return checkMatch(body, expr, expected)
    case 'Loop':
      return checkLoop(body, expr, expected)
    case 'While':
      return checkWhile(body, expr)
    case 'For':
      return checkFor(body, expr)
    case 'Break':
      return checkBreak(body, expr)
    case 'Continue':
      return checkContinue(body, expr)
    case 'Return':
      return checkReturn(body, expr)
    case 'Closure':
      return checkClosure(body, expr, expected)
    case 'Underscore':
      return failed(body, expr.span, 'in expressions, `_` can only be used on the left-hand side of an assignment', {
        label: '`_` not allowed here',
      })
    case 'ErrorExpr':
      return ERROR
    default:
      return checkMacro(body, expr, expected)
  }
}
