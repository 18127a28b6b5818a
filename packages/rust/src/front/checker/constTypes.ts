import type * as tree from '../tree/tree'
import { isIntegerName } from '../types/known'
import type { IntegerName } from '../types/type'
import type { Lookup } from './constEvaluation'
import { type At, variableNamed } from './constValue'

/** The integer type that an expression has whatever is expected of it; undefined where it may have any, or is unknown. */
export function integerOf(expr: tree.Expr, at: At, lookup: Lookup): IntegerName | undefined {
  switch (expr.kind) {
    case 'IntLit':
      return expr.suffix !== undefined && isIntegerName(expr.suffix) ? expr.suffix : undefined
    case 'ByteLit':
      return 'u8'
    case 'Cast':
      return lookup.integerIn(expr.type, at.scope)
    case 'Unary':
    case 'Ref':
      return integerOf(expr.operand, at, lookup)
    case 'Binary': {
      if (/^([!=]=|[<>]=?|&&|\|\|)$/.test(expr.operator)) return undefined
      const left = integerOf(expr.left, at, lookup)
      return left ?? (/^(<<|>>)$/.test(expr.operator) ? undefined : integerOf(expr.right, at, lookup))
    }
    case 'PathExpr':
      return integerNamed(expr.path, at, lookup)
    case 'Call': {
      const named = expr.callee.kind === 'PathExpr' ? lookup.namedAt(expr.callee.path, at.scope) : undefined
      const result = named && 'item' in named ? named.item.node?.result : undefined
      return result && lookup.integerIn(result, named!.scope)
    }
    case 'MethodCall':
      return expr.name.name === 'len' ? 'usize' : integerOf(expr.receiver, at, lookup)
    case 'Block':
      return expr.block.tail && integerOf(expr.block.tail, at, lookup)
    default:
      return undefined
  }
}

function integerNamed(path: tree.Path, at: At, lookup: Lookup): IntegerName | undefined {
  const [first, second] = path.segments.map(({ name }) => name.name)
  if (second === undefined && !path.qualifier) {
    const variable = variableNamed(at, first!)
    if (variable) return variable.integer
  } else if (second !== undefined && isIntegerName(first!)) return first
  const named = lookup.namedAt(path, at.scope)
  return named && 'value' in named && named.type ? lookup.integerIn(named.type, named.scope) : undefined
}
