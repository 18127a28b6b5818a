import { type Diagnostic, insertion } from '../../front/diagnostics/diagnostic'
import type { Expr } from '../../front/tree/tree'
import type { Given } from '../build/builder'
import type { Loan, LocalDecl, Place } from '../mir'
import type { Region } from '../regions'
import { type Conflict, isDestroyed } from './loans'

/** With rustc's message and position. */
export function conflictError(conflict: Conflict, given: readonly Given[]): Diagnostic | undefined {
  const error = conflict.access.use === 'drop' ? dropError(conflict, given) : accessError(conflict)
  return error && { help: helpFor(conflict), span: conflict.access.origin.span, ...error }
}

function accessError(conflict: Conflict): Omit<Diagnostic, 'span'> {
  const { loan, access } = conflict
  const name = shown(access.place)
  const holder = holderText(conflict)
  const meanwhile = holder === undefined ? '' : `, while ${holder} still borrows it`
  if (loan.isOfGuard) {
    const verb = access.use === 'assign' ? 'assign' : 'mutably borrow'
    const help = 'change it in the arm'
    return { message: `cannot ${verb} \`${name}\` in match guard`, label: `cannot ${verb}`, help, code: 'E0510' }
  }
  const unique = closureError(loan, access)
  if (unique) return unique
  const kind = (isMutable: boolean) => (isMutable ? 'mutable' : 'immutable')
  switch (access.use) {
    case 'shared':
    case 'mutable': {
      if (access.use === 'mutable' && loan.isMutable)
        return {
          message: `cannot borrow \`${name}\` as mutable more than once at a time`,
          label: `second mutable borrow occurs here${meanwhile}`,
          code: 'E0499',
        }
      const [now, before] = [kind(access.use === 'mutable'), kind(loan.isMutable)]
      return {
        message: `cannot borrow \`${name}\` as ${now} because it is also borrowed as ${before}`,
        label: `${now} borrow occurs here${meanwhile}`,
        code: 'E0502',
      }
    }
    case 'move':
      return {
        message: `cannot move out of \`${name}\` because it is borrowed`,
        label: `move out of \`${name}\` occurs here${meanwhile}`,
        code: 'E0505',
      }
    case 'assign':
      return {
        message: `cannot assign to \`${name}\` because it is borrowed`,
        label: `\`${name}\` is assigned to here but it was already borrowed${meanwhile}`,
        code: 'E0506',
      }
    default:
      return {
        message: `cannot use \`${name}\` because it was mutably borrowed`,
        label: `use of borrowed \`${shown(loan.place)}\`${meanwhile}`,
        code: 'E0503',
      }
  }
}

/** Closures that mutate through a reference borrow it uniquely. */
function closureError(loan: Loan, { place, use, closure }: Conflict['access']): Omit<Diagnostic, 'span'> | undefined {
  const isUnique = (borrowed: Place) =>
    borrowed.projection.some((step) => step.kind === 'deref' && step.pointer === 'mutable')
  const isNew = closure !== undefined && use === 'mutable' && isUnique(place)
  const isOld = loan.closure !== undefined && loan.isMutable && isUnique(loan.place)
  const { name } = loan.place.local
  if (isNew && isOld)
    return {
      message: `two closures require unique access to \`${name}\` at the same time`,
      label: 'second closure is constructed here',
      code: 'E0524',
    }
  if (isNew)
    return {
      message: `closure requires unique access to \`${name}\` but it is already borrowed`,
      label: 'closure construction occurs here',
      code: 'E0500',
    }
  if (isOld && (use === 'shared' || use === 'mutable'))
    return {
      message: `cannot borrow \`${shown(place)}\` as ${use === 'mutable' ? 'mutable' : 'immutable'} because previous closure requires unique access`,
      label: 'second borrow occurs here',
      code: 'E0501',
    }
  return undefined
}

function dropError({ loan, access, reached, isUniversal }: Conflict, given: readonly Given[]): Diagnostic | undefined {
  const { local } = access.place
  const { span } = loan.usedAt ?? loan.expr
  const name = shown(loan.place)
  if (isDestroyed(access.place) && loan.place.projection.length > 0)
    return {
      span,
      message: 'borrow may still be in use when destructor runs',
      label: `the destructor of \`${local.name ?? 'the value'}\` may look at what is borrowed here`,
      code: 'E0713',
    }
  const value = givenValue(loan, reached, given)
  if (loan.closure && isUniversal && value && !loan.isKept)
    return {
      span: loan.closure.span,
      message: `closure may outlive the current function, but it borrows \`${name}\`, which is owned by the current function`,
      label: `may outlive borrowed value \`${name}\``,
      help: `to force the closure to take ownership of \`${name}\`, use the \`move\` keyword: \`move |…|\``,
      code: 'E0373',
      fix: insertion(loan.closure.span.start, 'move '),
    }
  if (value && !loan.closure) return returnError(loan, local, value)
  if (local.madeAt)
    return {
      span: local.madeAt,
      message: 'temporary value dropped while borrowed',
      label: 'creates a temporary value which is freed while still in use',
      help: 'consider using a `let` binding to create a longer lived value',
      code: 'E0716',
    }
  if (local.name === undefined) return undefined
  return {
    span,
    message: `\`${name}\` does not live long enough`,
    label: 'borrowed value does not live long enough',
    code: 'E0597',
  }
}

/** The returned value that holds the borrow, of the function or closure around it. */
function givenValue(loan: Loan, reached: ReadonlySet<Region>, given: readonly Given[]): Given | undefined {
  const { span } = loan.expr
  return given.find(({ regions, closure }) => {
    const isHere = !closure || (closure.span.start <= span.start && span.end <= closure.span.end)
    return isHere && regions.some((region) => reached.has(region))
  })
}

function returnError(loan: Loan, local: LocalDecl, given: Given): Diagnostic {
  const expr = innermost(given.expr, loan.expr)
  const isDirect = expr === loan.expr && expr.kind === 'Ref'
  const what =
    local.name === undefined ? 'temporary value' : local.isParameter ? 'function parameter' : 'local variable'
  const named = local.name === undefined ? what : `${what} \`${local.name}\``
  return {
    span: expr.span,
    message: `cannot return ${isDirect ? 'reference to' : 'value referencing'} ${named}`,
    label: `returns a ${isDirect ? 'reference to' : 'value referencing'} data owned by the current function`,
    help: 'give the value itself back, not a reference to it: it ends with the function',
    code: 'E0515',
  }
}

/** The branch of an expression that contains the borrow. */
function innermost(expr: Expr, borrowed: Expr): Expr {
  const tails = tailsOf(expr)
  const found = tails.find(({ span }) => span.start <= borrowed.span.start && borrowed.span.end <= span.end) ?? tails[0]
  return found ? innermost(found, borrowed) : expr
}

function tailsOf(expr: Expr): Expr[] {
  switch (expr.kind) {
    case 'Block':
      return expr.block.tail ? [expr.block.tail] : []
    case 'If':
      return [...(expr.then.tail ? [expr.then.tail] : []), ...(expr.otherwise ? [expr.otherwise] : [])]
    case 'Match':
      return expr.arms.map(({ body }) => body)
    default:
      return []
  }
}

/** As in rustc's messages. */
function shown({ local, projection }: Place): string {
  let text = local.name ?? 'value'
  projection.forEach((step, i) => {
    const next = projection[i + 1]
    if (step.kind === 'index') text += '[_]'
    else if (step.kind === 'field') text += /^[#[]/.test(step.name) ? '[..]' : `.${step.name.replace(/^\w+\./, '')}`
    else if (next?.kind !== 'field') text = `*${text}`
  })
  return text
}

/** The variables that hold the borrow. */
function holderText({ holders }: Conflict): string | undefined {
  if (holders.some(({ isIterator }) => isIterator)) return 'the loop'
  const name = holders.findLast((holder) => holder.name !== undefined)?.name
  return name && `\`${name}\``
}

function helpFor(conflict: Conflict): string {
  const { access, loan } = conflict
  const holder = holderText(conflict)
  const name = loan.place.local.name ?? 'it'
  if (access.use === 'drop')
    return 'what refers to a value cannot outlive it: declare the value further out, or keep a clone'
  if (holder === 'the loop')
    return `note in the loop what has to change, and change \`${name}\` behind it; to throw elements out, use \`retain\`; or loop over indices: \`for i in 0..${name}.len()\``
  if (holder === undefined) return 'take the value before, with a `let` of its own in the line above'
  switch (access.use) {
    case 'move':
      return `give it away when ${holder} is no longer used, or give away a clone`
    case 'assign':
      return `change it when ${holder} is no longer used, or let ${holder} be a clone`
    case 'mutable':
      return `use ${holder} for the last time above this line, or let it be a copy: \`.clone()\``
    default:
      return `use ${holder} for the last time above this line`
  }
}
