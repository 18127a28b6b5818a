import type * as tree from '../tree/tree'
import type { Body } from './body'
import type { Local, Tables } from '../checked/checked'
import { isIntegerName, rangeOf } from '../types/known'
import type { Type, TypeOf } from '../types/type'
import type { Span } from '../source/span'

export function lintBody({ session, state }: Body, all: Tables, block: tree.Block): void {
  // rustc reports errors in literals first
  if (state.hasErrors) return
  const reader = new ConstantReader(all)
  let run: SurelyRun | undefined
  for (const node of session.tables.types.keys()) {
    const diagnostic = reader.diagnosticOf(node as tree.Expr)
    if (!diagnostic) continue
    run ??= new SurelyRun(all, block)
    if (!run.reached.has(node as tree.Expr) || !diagnostic.of.every((part) => run!.follows(part))) continue
    session.report({
      span: node.span,
      message: diagnostic.isOverflow
        ? 'this arithmetic operation will overflow'
        : 'this operation will panic at runtime',
      label: diagnostic.reason,
    })
  }
}

/** Why an operation in a constant fails, as far as that is known without running it. */
export function knownReason(tables: Tables, { start, end }: Span): string | undefined {
  const reader = new ConstantReader(tables)
  for (const node of tables.types.keys()) {
    const diagnostic = node.span.start === start && node.span.end === end && reader.diagnosticOf(node as tree.Expr)
    if (diagnostic) return diagnostic.reason
  }
  return undefined
}

/** A value known at compile time: a number, `true` as 1, or the items of an array or tuple. */
type Known = bigint | readonly (Known | undefined)[]

type ConstantError = {
  reason: string
  isOverflow: boolean
  /** The operands that cause it. */
  of: readonly tree.Expr[]
}

const DEEPEST = 40

/** Operators that may overflow or fail. */
const COMPUTED: readonly tree.BinaryOperator[] = ['+', '-', '*', '/', '%', '<<', '>>']

type Integer = { name: string; min: bigint; max: bigint; bits: bigint }

class ConstantReader {
  private readonly read = new Map<tree.Expr, Known | undefined>()

  constructor(private readonly tables: Tables) {}

  /** Why an operation fails, if its operands are known. */
  diagnosticOf(expr: tree.Expr): ConstantError | undefined {
    switch (expr.kind) {
      case 'Unary':
        return this.negationError(expr)
      case 'Binary':
        return this.arithmeticError(expr.operator, expr.left, expr.right)
      case 'CompoundAssign':
        return this.tables.callees.has(expr) ? undefined : this.arithmeticError(expr.operator, expr.target, expr.value)
      case 'Index': {
        const index = this.numberOf(expr.index)
        const length = this.lengthOf(expr.receiver)
        if (index === undefined || length === undefined || index < length) return undefined
        return {
          reason: `index out of bounds: the length is ${length} but the index is ${index}`,
          isOverflow: false,
          of: [expr.index],
        }
      }
      default:
        return undefined
    }
  }

  private lengthOf(expr: tree.Expr): number | undefined {
    const type = this.typeOf(expr)
    return type?.kind === 'array' && type.length.kind === 'length' ? type.length.value : undefined
  }

  private negationError({ operator, operand }: tree.ExprOf<'Unary'>): ConstantError | undefined {
    const type = this.integerOf(operand)
    if (operator !== '-' || !type || operand.kind === 'IntLit' || this.numberOf(operand) !== type.min) return undefined
    return overflow(`negate \`${shown(type.min, type)}\``, [operand])
  }

  private arithmeticError(operator: tree.BinaryOperator, left: tree.Expr, right: tree.Expr): ConstantError | undefined {
    const b = COMPUTED.includes(operator) ? this.numberOf(right) : undefined
    if (b === undefined) return undefined
    const type = this.integerOf(left)
    const other = this.integerOf(right)
    if (!type || !other) return undefined
    const a = this.numberOf(left)
    const text = a === undefined ? '_' : shown(a, type)
    if ((operator === '/' || operator === '%') && b === 0n) {
      const reason =
        operator === '/'
          ? `attempt to divide \`${text}\` by zero`
          : `attempt to calculate the remainder of \`${text}\` with a divisor of zero`
      return { reason, isOverflow: false, of: [right] }
    }
    if (operator === '<<' || operator === '>>')
      return b >= 0n && b < type.bits
        ? undefined
        : overflow(`shift ${operator === '<<' ? 'left' : 'right'} by \`${shown(b, other)}\``, [right])
    const result = a === undefined ? undefined : CALCULATIONS[operator]?.(a, b)
    if (result === undefined || (result >= type.min && result <= type.max)) return undefined
    return overflow(`compute \`${text} ${operator} ${shown(b, other)}\``, [left, right])
  }

  numberOf(expr: tree.Expr): bigint | undefined {
    const known = this.valueOf(expr)
    return typeof known === 'bigint' ? known : undefined
  }

  private valueOf(expr: tree.Expr, depth = 0): Known | undefined {
    if (this.read.has(expr) || depth > DEEPEST) return this.read.get(expr)
    this.read.set(expr, undefined)
    const value = this.evaluated(expr, depth + 1)
    this.read.set(expr, value)
    return value
  }

  private evaluated(expr: tree.Expr, depth: number): Known | undefined {
    const inner = (part: tree.Expr) => this.valueOf(part, depth)
    switch (expr.kind) {
      case 'IntLit':
        return this.integerOf(expr) && expr.value
      case 'ByteLit':
      case 'BoolLit':
        return BigInt(expr.value)
      case 'Unary':
        return this.unary(expr, inner(expr.operand))
      case 'Binary':
        return this.binary(expr, inner(expr.left), inner(expr.right))
      case 'Cast':
        return this.cast(expr, inner(expr.operand))
      case 'PathExpr':
        return this.named(expr, inner)
      case 'Tuple':
      case 'Array':
        return expr.items.map(inner)
      case 'Field': {
        const whole = inner(expr.receiver)
        return typeof whole === 'object' ? whole[Number(expr.name.name)] : undefined
      }
      case 'Index': {
        const [whole, index] = [inner(expr.receiver), inner(expr.index)]
        return typeof whole === 'object' && typeof index === 'bigint' ? whole[Number(index)] : undefined
      }
      default:
        return undefined
    }
  }

  private named(expr: tree.PathExpr, inner: (part: tree.Expr) => Known | undefined): Known | undefined {
    const found = this.tables.paths.get(expr)
    if (found?.kind === 'local') return found.local.value && inner(found.local.value)
    if (found?.kind !== 'constant') return undefined
    const { value, isOwn, name, owner } = found.constant
    if (isOwn) return value && !owner && !found.constant.isStatic ? inner(value) : undefined
    const type = this.integerOf(expr)
    return name === 'MAX' ? type?.max : name === 'MIN' ? type?.min : undefined
  }

  private unary({ operator, operand }: tree.ExprOf<'Unary'>, value: Known | undefined): Known | undefined {
    const type = this.integerOf(operand)
    if (typeof value !== 'bigint') return undefined
    if (operator === '-') return type && (operand.kind === 'IntLit' || value !== type.min) ? -value : undefined
    if (operator !== '!') return undefined
    return type ? (type.min < 0n ? ~value : type.max - value) : 1n - value
  }

  private binary(expr: tree.ExprOf<'Binary'>, a: Known | undefined, b: Known | undefined): Known | undefined {
    if (typeof a !== 'bigint' || typeof b !== 'bigint' || this.diagnosticOf(expr)) return undefined
    const type = this.integerOf(expr.left)
    const result = type ? CALCULATIONS[expr.operator]?.(a, b) : undefined
    return type && result !== undefined ? within(result, type) : undefined
  }

  private cast(expr: tree.ExprOf<'Cast'>, value: Known | undefined): Known | undefined {
    const type = this.integerOf(expr)
    return type && typeof value === 'bigint' ? within(value, type) : undefined
  }

  private typeOf(expr: tree.Expr): Type | undefined {
    return this.tables.adjustments.has(expr) ? undefined : this.tables.types.get(expr)
  }

  private integerOf(expr: tree.Expr): Integer | undefined {
    const type = this.typeOf(expr)
    return type?.kind === 'scalar' ? integer(type) : undefined
  }
}

type Calculation = (a: bigint, b: bigint) => bigint | undefined

const isShift = (count: bigint) => count >= 0n && count < 128n

const CALCULATIONS: Partial<Record<tree.BinaryOperator, Calculation>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0n ? undefined : a / b),
  '%': (a, b) => (b === 0n ? undefined : a % b),
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '<<': (a, b) => (isShift(b) ? a << b : undefined),
  '>>': (a, b) => (isShift(b) ? a >> b : undefined),
}

function within(value: bigint, { min, max }: Integer): bigint {
  const count = max - min + 1n
  return ((((value - min) % count) + count) % count) + min
}

/** The type, with a 64-bit `usize` as on the user's machine, although it has 32 bits on the web. */
function integer({ name }: TypeOf<'scalar'>): Integer | undefined {
  if (!isIntegerName(name)) return undefined
  const known = integers.get(name)
  if (known) return known
  const { min, max } = rangeOf(name === 'usize' ? 'u64' : name === 'isize' ? 'i64' : name)
  const made = { name, min, max, bits: BigInt((max - min).toString(2).length) }
  integers.set(name, made)
  return made
}

const integers = new Map<string, Integer>()

function shown(value: bigint, { name, min, max }: Integer): string {
  return value === max ? `${name}::MAX` : value === min && min < 0n ? `${name}::MIN` : `${value}_${name}`
}

function overflow(what: string, of: readonly tree.Expr[]): ConstantError {
  return { reason: `attempt to ${what}, which would overflow`, isOverflow: true, of }
}

type Node = tree.Expr | tree.Block | tree.Statement

/** Nodes that copy a number they read. Any other use may borrow the variable, and rustc then stops tracking it. */
const READERS = ['Binary', 'Cast', 'Unary', 'Call', 'Struct', 'Array', 'Tuple', 'Let', 'Assign', 'CompoundAssign', 'If']

/** The expressions that rustc lints, and the variables that it tracks; code behind constant conditions is excluded. */
class SurelyRun {
  readonly reached = new Set<tree.Expr>()
  private readonly followed = new Map<Local, boolean>()

  constructor(
    private readonly tables: Tables,
    body: Node,
  ) {
    this.visit(body, undefined, true, false)
  }

  follows(expr: tree.Expr): boolean {
    let answer = true
    each(expr, (node) => {
      const local = this.localOf(node)
      if (!local) return
      if (this.followed.get(local) !== true) answer = false
      else if (local.value && !this.follows(local.value)) answer = false
    })
    return answer
  }

  private localOf(node: Node): Local | undefined {
    const found = 'kind' in node && node.kind === 'PathExpr' ? this.tables.paths.get(node) : undefined
    return found?.kind === 'local' ? found.local : undefined
  }

  private visit(node: Node, parent: Node | undefined, isReached: boolean, isCaptured: boolean): void {
    const local = this.localOf(node)
    if (local) {
      const reader = parent && 'kind' in parent ? parent : undefined
      const isIndex = reader?.kind === 'Index' && reader.index === node
      const isRead = !isCaptured && reader !== undefined && (isIndex || READERS.includes(reader.kind))
      this.followed.set(local, isRead && (this.followed.get(local) ?? true))
    }
    if (isReached && 'kind' in node && this.tables.types.has(node as tree.Expr)) this.reached.add(node as tree.Expr)
    const condition = conditionOf(node)
    const isOpen = !condition || this.isOpen(condition)
    let isLive = isReached
    for (const child of childrenOf(node)) {
      const isInside = isCaptured || ('kind' in node && node.kind === 'Closure')
      this.visit(child, node, isLive && (isOpen || child === condition), isInside)
      // Code after `return` is unreachable
      const expr = 'kind' in child && child.kind === 'ExprStatement' ? child.expr : child
      if (!('kind' in node) && this.tables.types.get(expr as tree.Expr)?.kind === 'never') isLive = false
    }
  }

  private isOpen(condition: Node): boolean {
    let answer = false
    each(condition, (node) => {
      const local = this.localOf(node)
      const isParam = local && !local.isMutable && !local.value && local.pattern
      if (node.kind === 'Call' || node.kind === 'MethodCall' || isParam) answer = true
      else if (local?.value && this.isOpen(local.value)) answer = true
    })
    return answer
  }
}

function conditionOf(node: Node): tree.Expr | undefined {
  if (!('kind' in node)) return undefined
  if (node.kind === 'If' || node.kind === 'While')
    return node.condition.kind === 'LetCondition' ? node.condition.scrutinee : node.condition
  if (node.kind === 'Match') return node.scrutinee
  return node.kind === 'Binary' && (node.operator === '&&' || node.operator === '||') ? node.left : undefined
}

/** Visits every evaluated expression, excluding closure bodies. */
export function everyIn(node: Node, visit: (node: tree.Expr) => void): void {
  each(node, visit, true)
}

function each(node: Node, visit: (node: tree.Expr) => void, isOutside = false): void {
  if ('kind' in node) visit(node as tree.Expr)
  if (isOutside && 'kind' in node && node.kind === 'Closure') return
  for (const child of childrenOf(node)) each(child, visit, isOutside)
}

/** Includes blocks, in order; excludes items. */
function childrenOf(node: object): Node[] {
  return Object.entries(node).flatMap(([key, value]) => (key === 'pattern' ? [] : nodesIn(value)))
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('kind' in value || 'statements' in value)) return childrenOf(value)
  return 'kind' in value && value.kind === 'ItemStatement' ? [] : [value as Node]
}
