import type * as tree from '../tree/tree'
import { type At, type ConstValue, known, UNTOLD } from './constValue'

/** How the expressions and names in a pattern get values. */
type Names = {
  valueOf: (expr: tree.Expr) => ConstValue
  constantNamed: (path: tree.Path) => ConstValue | undefined
}

/** Whether a pattern fits; its names are variables from here on. */
export function isFitting(pattern: tree.Pattern, value: ConstValue, at: At, names: Names): boolean {
  const fits = (part: tree.Pattern, inner: ConstValue) => isFitting(part, inner, at, names)
  const number = (expr: tree.Expr) => {
    const found = names.valueOf(expr)
    return typeof found === 'bigint' ? found : known<bigint>(undefined)
  }
  switch (pattern.kind) {
    case 'WildcardPattern':
      return true
    case 'BindingPattern': {
      const constant = pattern.pattern ? undefined : names.constantNamed(lonePath(pattern.name))
      if (constant !== undefined) return constant === value
      at.variables.push({ name: pattern.name.name, value })
      return !pattern.pattern || fits(pattern.pattern, value)
    }
    case 'LiteralPattern':
      return names.valueOf(pattern.value) === value
    case 'PathPattern':
      return known(names.constantNamed(pattern.path)) === value
    case 'RefPattern':
      return fits(pattern.target, value)
    case 'OrPattern':
      return pattern.alternatives.some((each) => fits(each, value))
    case 'TuplePattern':
      if (!Array.isArray(value) || value.length !== pattern.items.length) throw UNTOLD
      return pattern.items.every((item, index) => fits(item, value[index]!))
    case 'RangePattern': {
      if (typeof value !== 'bigint') throw UNTOLD
      const { from, to, isInclusive } = pattern
      if (from && value < number(from)) return false
      const end = to && number(to)
      return end === undefined || value < end || (isInclusive && value === end)
    }
    default:
      throw UNTOLD
  }
}

function lonePath(name: tree.Ident): tree.Path {
  return { span: name.span, segments: [{ name }], isGlobal: false }
}
