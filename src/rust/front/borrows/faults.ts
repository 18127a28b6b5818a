import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Expr } from '../tree/tree'
import type { Given } from './build'
import type { Loan, Place, Variable } from './flow'
import type { Conflict } from './loans'
import { isDestroyed } from './conflict'
import { helpFor, holderText } from './mends'
import type { Region } from './regions'

/** A broken borrow in rustc's words, at rustc's place. */
export function faultOf(conflict: Conflict, given: readonly Given[]): Diagnostic | undefined {
  const fault = conflict.access.use === 'end' ? faultOfEnd(conflict, given) : faultOfUse(conflict)
  return fault && { help: helpFor(conflict), ...fault }
}

function faultOfUse(conflict: Conflict): Diagnostic {
  const { loan, access } = conflict
  const { span } = access.expr
  const name = shown(access.place)
  const holder = holderText(conflict)
  const meanwhile = holder === undefined ? '' : `, while ${holder} still borrows it`
  const unique = faultOfClosures(loan, access)
  if (unique) return { span, ...unique }
  const kind = (isMutable: boolean) => (isMutable ? 'mutable' : 'immutable')
  switch (access.use) {
    case 'shared':
    case 'mutable': {
      if (access.use === 'mutable' && loan.isMutable)
        return {
          span,
          message: `cannot borrow \`${name}\` as mutable more than once at a time`,
          label: `second mutable borrow occurs here${meanwhile}`,
          code: 'E0499',
        }
      const [now, before] = [kind(access.use === 'mutable'), kind(loan.isMutable)]
      return {
        span,
        message: `cannot borrow \`${name}\` as ${now} because it is also borrowed as ${before}`,
        label: `${now} borrow occurs here${meanwhile}`,
        code: 'E0502',
      }
    }
    case 'move':
      return {
        span,
        message: `cannot move out of \`${name}\` because it is borrowed`,
        label: `move out of \`${name}\` occurs here${meanwhile}`,
        code: 'E0505',
      }
    case 'assign':
      return {
        span,
        message: `cannot assign to \`${name}\` because it is borrowed`,
        label: `\`${name}\` is assigned to here but it was already borrowed${meanwhile}`,
        code: 'E0506',
      }
    default:
      return {
        span,
        message: `cannot use \`${name}\` because it was mutably borrowed`,
        label: `use of borrowed \`${shown(loan.place)}\`${meanwhile}`,
        code: 'E0503',
      }
  }
}

/** Closures that change what a reference points at need the reference for themselves. */
function faultOfClosures(
  loan: Loan,
  { place, use, closure }: Conflict['access'],
): Omit<Diagnostic, 'span'> | undefined {
  const isUnique = (borrowed: Place) =>
    borrowed.path.some((step) => step.kind === 'deref' && step.pointer === 'mutable')
  const isNew = closure !== undefined && use === 'mutable' && isUnique(place)
  const isOld = loan.closure !== undefined && loan.isMutable && isUnique(loan.place)
  const { name } = loan.place.root
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

/** What is borrowed goes while the borrow is needed. */
function faultOfEnd({ loan, access, reached, isUniversal }: Conflict, given: readonly Given[]): Diagnostic | undefined {
  const { root } = access.place
  const { span } = loan.usedAt ?? loan.expr
  const name = shown(loan.place)
  if (isDestroyed(access.place) && loan.place.path.length > 0)
    return {
      span,
      message: 'borrow may still be in use when destructor runs',
      label: `the destructor of \`${root.name ?? 'the value'}\` may look at what is borrowed here`,
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
      mend: { span: { start: loan.closure.span.start, end: loan.closure.span.start }, text: 'move ' },
    }
  if (value && !loan.closure) return faultOfGiven(loan, root, value)
  if (root.madeAt)
    return {
      span: root.madeAt,
      message: 'temporary value dropped while borrowed',
      label: 'creates a temporary value which is freed while still in use',
      help: 'consider using a `let` binding to create a longer lived value',
      code: 'E0716',
    }
  if (root.name === undefined) return undefined
  return {
    span,
    message: `\`${name}\` does not live long enough`,
    label: 'borrowed value does not live long enough',
    code: 'E0597',
  }
}

/** What is given back that holds the borrow, of the function or of the closure in which it is borrowed. */
function givenValue(loan: Loan, reached: ReadonlySet<Region>, given: readonly Given[]): Given | undefined {
  const { span } = loan.expr
  return given.find(({ regions, closure }) => {
    const isHere = !closure || (closure.span.start <= span.start && span.end <= closure.span.end)
    return isHere && regions.some((region) => reached.has(region))
  })
}

function faultOfGiven(loan: Loan, root: Variable, given: Given): Diagnostic {
  const expr = innermost(given.expr, loan.expr)
  const isDirect = expr === loan.expr && expr.kind === 'Ref'
  const what = root.name === undefined ? 'temporary value' : root.isParameter ? 'function parameter' : 'local variable'
  const named = root.name === undefined ? what : `${what} \`${root.name}\``
  return {
    span: expr.span,
    message: isDirect ? `cannot return reference to ${named}` : `cannot return value referencing ${named}`,
    label: isDirect
      ? `returns a reference to data owned by the current function`
      : `returns a value referencing data owned by the current function`,
    help: 'give the value itself back, not a reference to it: it ends with the function',
    code: 'E0515',
  }
}

/** The branch of a value that the borrow stands in. */
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

/** A place as rustc names it in its messages. */
export function shown({ root, path }: Place): string {
  let text = root.name ?? 'value'
  path.forEach((step, i) => {
    const next = path[i + 1]
    if (step.kind === 'index') text += '[_]'
    else if (step.kind === 'field') text += step.name.startsWith('#') ? '[..]' : `.${step.name.replace(/^\w+\./, '')}`
    else if (next?.kind !== 'field') text = `*${text}`
  })
  return text
}
