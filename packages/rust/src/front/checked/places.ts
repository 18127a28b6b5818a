import type { Expr, Pattern } from '../tree/tree'
import type { Checked, Local } from './checked'

/** Variables, fields, elements and dereferences are places. */
export function isPlace(expr: Expr): boolean {
  switch (expr.kind) {
    case 'PathExpr':
    case 'Field':
    case 'Index':
    case 'ErrorExpr':
      return true
    case 'Unary':
      return expr.operator === '*'
    default:
      return false
  }
}

/** Whether an expression is a variable or a part of one; temporaries do not count. */
export function isPlaceExpr({ paths }: Pick<Checked, 'paths'>, expr: Expr): boolean {
  return isPlace(expr) && expr.kind !== 'ErrorExpr' && (expr.kind !== 'PathExpr' || paths.get(expr)?.kind === 'local')
}

/** Temporaries in a `let` initializer that live until the end of the block. */
export function extendedIn(tables: Pick<Checked, 'paths'>, expr: Expr, pattern?: Pattern): Expr[] {
  const isMade = (callee: Expr) => {
    const found = tables.paths.get(callee)
    return found?.kind === 'function' && found.callee.item.constructs !== undefined
  }
  return [...(pattern && borrows(pattern) ? borrowed(expr, isMade) : []), ...extendedBy(expr, isMade)]
}

/** Whether a pattern contains `ref`. */
function borrows(pattern: Pattern): boolean {
  if (pattern.kind === 'BindingPattern') return pattern.isRef
  return pattern.kind !== 'RefPattern' && innerPatterns(pattern).some(borrows)
}

/** The patterns directly inside a pattern. */
export function innerPatterns(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case 'BindingPattern':
      return pattern.pattern ? [pattern.pattern] : []
    case 'RefPattern':
      return [pattern.target]
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items
    case 'StructPattern':
      return pattern.fields.map((field) => field.pattern)
    case 'OrPattern':
      return pattern.alternatives
    default:
      return []
  }
}

/** A pattern and all patterns in it. */
export function patternsIn(pattern: Pattern): Pattern[] {
  return [pattern, ...innerPatterns(pattern).flatMap(patternsIn)]
}

/** Whether a pattern borrows mutably from what it matches. */
export function bindsMutably({ locals }: Pick<Checked, 'locals'>, pattern: Pattern): boolean {
  return patternsIn(pattern).some((part) => locals.get(part)?.mode === 'mutable')
}

/** The variable of a pattern that is just a name. */
export function plainLocal(tables: Pick<Checked, 'locals'>, pattern: Pattern): Local | undefined {
  const isName = pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern
  return isName ? tables.locals.get(pattern) : undefined
}

/** `..` or `rest @ ..`. */
export function isRest(pattern: Pattern): boolean {
  return (
    pattern.kind === 'RestPattern' || (pattern.kind === 'BindingPattern' && pattern.pattern?.kind === 'RestPattern')
  )
}

/** Whether a callee is the constructor of a variant or struct. */
type IsMade = (callee: Expr) => boolean

function extendedBy(expr: Expr | undefined, isMade: IsMade): Expr[] {
  const extended = (inner: Expr | undefined) => extendedBy(inner, isMade)
  switch (expr?.kind) {
    case 'Ref':
      return borrowed(expr.operand, isMade)
    case 'Tuple':
    case 'Array':
      return expr.items.flatMap(extended)
    case 'Struct':
      return expr.fields.flatMap(({ value }) => extended(value))
    case 'Cast':
      return extended(expr.operand)
    case 'Call':
      return isMade(expr.callee) ? expr.args.flatMap(extended) : []
    case 'Block':
      return extended(expr.block.tail)
    case 'If':
      return [...extended(expr.then.tail), ...extended(expr.otherwise)]
    case 'Match':
      return expr.arms.flatMap(({ body }) => extended(body))
    default:
      return []
  }
}

function borrowed(expr: Expr, isMade: IsMade): Expr[] {
  switch (expr.kind) {
    case 'Field':
    case 'Index':
      return borrowed(expr.receiver, isMade)
    case 'Unary':
      return expr.operator === '*' ? borrowed(expr.operand, isMade) : [expr]
    default:
      return [expr, ...extendedBy(expr, isMade)]
  }
}
