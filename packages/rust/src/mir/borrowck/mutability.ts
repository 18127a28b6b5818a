import type { Local } from '../../front/checked/checked'
import { type Diagnostic, insertion, replacement } from '../../front/diagnostics/diagnostic'
import type { Expr } from '../../front/tree/tree'
import type { NamedPlace } from './initialized'

export function isChangeable({ local, path }: NamedPlace): boolean {
  if (path.includes('*&')) return false
  // The target of a mutable reference is mutable, no matter how its variable is declared
  if (path.includes('*&mut') || !local.variable || local.variable.isMutable) return true
  return path.includes('*()') && local.type.kind === 'reference'
}

export function mutabilityError(
  place: NamedPlace,
  expr: Expr,
  isAssignment: boolean,
  /** Whether the code is in a closure that captures the variable. */
  isCaptured: boolean,
): Diagnostic {
  const { local, path } = place
  const shared = path.lastIndexOf('*&')
  if (shared >= 0) return behindReference(place, expr, isAssignment, shared)
  const through = path.indexOf('*()')
  if (through >= 0) return immutableError({ local, path: path.slice(0, through) }, expr, false)
  const what = local.isParameter ? 'assign to immutable argument' : 'assign twice to immutable variable'
  if (isAssignment && path.length === 0 && !isCaptured)
    return {
      span: expr.span,
      message: `cannot ${what} \`${local.name}\``,
      label: `cannot ${what}`,
      help: `consider making this binding mutable: \`mut ${local.name}\``,
      ...mutable(local.variable),
      code: 'E0384',
    }
  return immutableError(place, expr, isAssignment)
}

function immutableError(place: NamedPlace, expr: Expr, isAssignment: boolean): Diagnostic {
  const { local, path } = place
  const shown = placeText(place)
  const what = isAssignment ? `assign to \`${shown}\`` : `borrow \`${shown}\` as mutable`
  const because = path.length === 0 ? 'it' : `\`${local.name}\``
  return {
    span: expr.span,
    message: `cannot ${what}, as ${because} is not declared as mutable`,
    label: isAssignment ? 'cannot assign' : 'cannot borrow as mutable',
    help: `consider changing this to be mutable: \`mut ${local.name}\``,
    ...mutable(local.variable),
    code: isAssignment ? 'E0594' : 'E0596',
  }
}

function mutable({ pattern, mode }: Partial<Local> = {}): Pick<Diagnostic, 'fix'> {
  const lacks = pattern?.kind === 'BindingPattern' && mode === 'move' && !pattern.isRef
  return lacks ? { fix: insertion(pattern.name.span.start, 'mut ') } : {}
}

function behindReference(place: NamedPlace, expr: Expr, isAssignment: boolean, at: number): Diagnostic {
  const { local, path } = place
  const shown = placeText(place)
  const isSelf = local.name === 'self' && at === 0
  const what = isAssignment ? `assign to \`${shown}\`, which` : `borrow \`${shown}\` as mutable, as it`
  return {
    span: expr.span,
    message: `cannot ${what} is behind a \`&\` reference`,
    label: `\`${placeText({ local, path: path.slice(0, at) })}\` is a \`&\` reference, so ${
      isAssignment ? 'it cannot be written to' : 'the data it refers to cannot be borrowed as mutable'
    }`,
    help: isSelf
      ? 'consider changing this to be a mutable reference: `&mut self`'
      : 'take a mutable reference: `&mut`, in loops `iter_mut()`',
    ...(isSelf && local.variable?.receiver && { fix: replacement(local.variable.receiver, '&mut self') }),
    code: isAssignment ? 'E0594' : 'E0596',
  }
}

/** As a program would write it: `state.items[_]`, `*x`. */
export function placeText({ local, path }: NamedPlace): string {
  let text = local.name ?? 'value'
  path.forEach((part, i) => {
    const isLast = i === path.length - 1
    if (part === '[]') text += '[_]'
    else if (part.startsWith('*')) text = isLast ? `*${text}` : text
    else text += `.${part.replace(/^(\w+\.|#)/, '')}`
  })
  return text
}
