import { type NamedMember, paramNamed, type TypeScope } from '../items/typeScope'
import type * as tree from '../tree/tree'
import type { FunctionItem } from '../types/type'
import { rangeOf } from '../types/known'
import type { IntegerName } from '../types/type'
import { integerOf } from './constTypes'
import {
  calculated,
  CONST_METHODS,
  copyOf,
  isFitting,
  Jump,
  known,
  namesIn,
  type At,
  type ConstValue,
  UNTOLD,
  Untold,
  variableNamed,
  within,
} from './constValue'

/** How the names of constants are looked up. */
export type Lookup = {
  /** The number of a variant, or of a constant that is no expression. */
  numberAt: (path: tree.Path, scope: TypeScope, depth: number) => bigint | undefined
  /** What `size_of` and `align_of` say. */
  sizeOf: (name: string, type: tree.Type, scope: TypeScope) => bigint | undefined
  namedAt: (path: tree.Path, scope: TypeScope) => NamedMember | undefined
  /** The integer type that a type means, if it is one. */
  integerIn: (type: tree.Type, scope: TypeScope) => IntegerName | undefined
}

const DEEPEST = 60

/** How many expressions one value may take. */
const MOST_STEPS = 100_000

const WRAPPING: Readonly<Record<string, tree.BinaryOperator>> = {
  __proto__: null as never,
  wrapping_add: '+',
  wrapping_sub: '-',
  wrapping_mul: '*',
}

const UNIT: ConstValue = []

/**
 * Evaluates an expression as Rust does before a program runs. Numbers are whole and of any size; the integer type is looked
 * up where the result depends on it.
 */
export class ConstEvaluation {
  private steps = 0
  private depth = 0

  constructor(private readonly lookup: Lookup) {}

  /** The value; undefined where it cannot be told here. */
  valueOf(expr: tree.Expr, scope: TypeScope, depth: number, expected: IntegerName): ConstValue | undefined {
    this.depth = depth
    try {
      return this.value(expr, { scope, variables: [], expected })
    } catch (error) {
      if (error instanceof Untold || error instanceof Jump || error instanceof RangeError) return undefined
      throw error
    }
  }

  private value(expr: tree.Expr, at: At): ConstValue {
    if ((this.steps += 1) > MOST_STEPS) throw UNTOLD
    switch (expr.kind) {
      case 'IntLit':
      case 'BoolLit':
        return expr.value
      case 'ByteLit':
        return BigInt(expr.value)
      case 'CharLit':
        return BigInt(expr.value.codePointAt(0)!)
      case 'Cast':
        return this.cast(expr, at)
      case 'Ref':
        return this.value(expr.operand, at)
      case 'Unary':
        return this.unary(expr, at)
      case 'Binary':
        return this.binary(expr, at)
      case 'PathExpr':
        return this.path(expr.path, at)
      case 'Tuple':
      case 'Array':
        return expr.items.map((item) => this.value(item, at))
      case 'Repeat':
        return this.repeat(expr, at)
      case 'Struct':
        return new Map(expr.fields.map(({ name, value }) => [name.name, this.value(value, at)]))
      case 'Field':
        return this.field(this.value(expr.receiver, at), expr.name.name)
      case 'Index':
        return this.field(this.value(expr.receiver, at), `${this.number(expr.index, at)}`)
      case 'Call':
        return this.call(expr, at)
      case 'MethodCall':
        return this.method(expr, at)
      default:
        return this.control(expr, at)
    }
  }

  private control(expr: tree.Expr, at: At): ConstValue {
    switch (expr.kind) {
      case 'Block':
        return this.labelled(expr.label, () => this.block(expr.block, at))
      case 'If':
        return this.inScope(at, () => {
          if (this.holds(expr.condition, at)) return this.block(expr.then, at)
          return expr.otherwise ? this.value(expr.otherwise, at) : UNIT
        })
      case 'Match':
        return this.match(expr, at)
      case 'Loop':
        return this.loop(expr.label, () => true, expr.body, at)
      case 'While':
        return this.loop(expr.label, () => this.holds(expr.condition, at), expr.body, at)
      case 'Break':
        throw new Jump('break', expr.label?.name, expr.value ? this.value(expr.value, at) : UNIT)
      case 'Continue':
        throw new Jump('continue', expr.label?.name, UNIT)
      case 'Return':
        throw new Jump('return', undefined, expr.value ? this.value(expr.value, at) : UNIT)
      case 'Assign':
        this.assign(expr.target, this.value(expr.value, at), at)
        return UNIT
      case 'CompoundAssign': {
        const value = this.number(expr.value, at)
        this.assign(expr.target, known(calculated(expr.operator, this.number(expr.target, at), value)), at)
        return UNIT
      }
      default:
        throw UNTOLD
    }
  }

  private number(expr: tree.Expr, at: At): bigint {
    const value = this.value(expr, at)
    if (typeof value !== 'bigint' && typeof value !== 'boolean') throw UNTOLD
    return BigInt(value)
  }

  private cast({ operand, type }: tree.ExprOf<'Cast'>, at: At): ConstValue {
    const integer = this.lookup.integerIn(type, at.scope)
    const name = type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : ''
    if (!integer && name !== 'char') throw UNTOLD
    // An open literal has the type that it is cast to
    const value = this.number(operand, { ...at, expected: integer ?? 'u8' })
    return integer ? within(value, rangeOf(integer)) : value
  }

  private unary({ operator, operand }: tree.ExprOf<'Unary'>, at: At): ConstValue {
    const value = this.value(operand, at)
    if (operator === '*') return value
    if (operator === '-' && typeof value === 'bigint') return -value
    if (operator === '!' && typeof value === 'boolean') return !value
    if (operator === '!' && typeof value === 'bigint') return within(~value, this.rangeFor(operand, at))
    throw UNTOLD
  }

  private rangeFor(expr: tree.Expr, at: At) {
    return rangeOf(known(integerOf(expr, at, this.lookup) ?? at.expected))
  }

  private binary({ operator, left, right }: tree.ExprOf<'Binary'>, at: At): ConstValue {
    if (operator === '&&') return this.value(left, at) === true && this.value(right, at)
    if (operator === '||') return this.value(left, at) === true || this.value(right, at)
    const integer = integerOf(left, at, this.lookup) ?? integerOf(right, at, this.lookup)
    const isComparison = /^([!=]=|[<>]=?)$/.test(operator)
    const inside = isComparison ? { ...at, expected: integer ?? 'i32' } : at
    const isShift = operator === '<<' || operator === '>>'
    const [a, b] = [this.number(left, inside), this.number(right, isShift ? { ...at, expected: 'i32' } : inside)]
    switch (operator) {
      case '==':
        return a === b
      case '!=':
        return a !== b
      case '<':
        return a < b
      case '<=':
        return a <= b
      case '>':
        return a > b
      case '>=':
        return a >= b
      case '<<': {
        // Bits that are shifted out are lost
        const type = integerOf(left, at, this.lookup) ?? at.expected
        const shifted = known(calculated(operator, a, b))
        return type ? within(shifted, rangeOf(type)) : shifted
      }
      default:
        return known(calculated(operator, a, b))
    }
  }

  private path(path: tree.Path, at: At): ConstValue {
    const lone = path.segments.length === 1 && !path.qualifier ? path.segments[0]!.name.name : ''
    const variable = variableNamed(at, lone)
    if (variable) return variable.value
    if (paramNamed(at.scope, lone)) throw UNTOLD
    const number = this.lookup.numberAt(path, at.scope, this.depth)
    if (number !== undefined) return number
    const named = known(this.lookup.namedAt(path, at.scope))
    if (!('value' in named)) throw UNTOLD
    const expected = named.type && this.lookup.integerIn(named.type, named.scope)
    return this.deeper(() => this.value(named.value, { scope: named.scope, variables: [], expected }))
  }

  private deeper<Answer>(run: () => Answer): Answer {
    if (this.depth >= DEEPEST) throw UNTOLD
    this.depth += 1
    const answer = run()
    this.depth -= 1
    return answer
  }

  private repeat({ item, length }: tree.ExprOf<'Repeat'>, at: At): ConstValue {
    const [value, count] = [this.value(item, at), Number(this.number(length, at))]
    if (!(count <= MOST_STEPS)) throw UNTOLD
    return Array.from({ length: count }, () => copyOf(value))
  }

  private field(owner: ConstValue, name: string): ConstValue {
    const found = owner instanceof Map ? owner.get(name) : Array.isArray(owner) ? owner[Number(name)] : undefined
    if (found === undefined) throw UNTOLD
    return found
  }

  private call({ callee, args }: tree.ExprOf<'Call'>, at: At): ConstValue {
    if (callee.kind !== 'PathExpr') throw UNTOLD
    const last = callee.path.segments.at(-1)!
    const [type] = last.generics?.args ?? []
    const named = this.lookup.namedAt(callee.path, at.scope)
    if (!named && type?.kind === 'Type') return known(this.lookup.sizeOf(last.name.name, type.type, at.scope))
    if (!named || !('item' in named)) throw UNTOLD
    const values = args.map((arg) => copyOf(this.value(arg, at)))
    return this.run(named.item, named.scope, values, last.generics, at)
  }

  private run(
    { node, body }: FunctionItem,
    scope: TypeScope,
    args: readonly ConstValue[],
    generics: tree.GenericArgs | undefined,
    at: At,
  ): ConstValue {
    if (!node?.isConst || !body || node.receiver) throw UNTOLD
    const inner: At = { scope, variables: [], expected: node.result && this.lookup.integerIn(node.result, scope) }
    node.generics.params.forEach((param, index) => {
      const given = generics?.args[index]
      if (param.kind !== 'ConstParam') return
      inner.variables.push({
        name: param.name.name,
        value: known(given && this.generic(given, at)),
        integer: this.lookup.integerIn(param.type, scope),
      })
    })
    node.params.forEach(({ pattern, type }, index) =>
      this.bind(pattern, args[index]!, { ...inner, expected: this.lookup.integerIn(type, scope) }),
    )
    return this.deeper(() => {
      try {
        return this.block(body, inner)
      } catch (error) {
        if (error instanceof Jump && error.kind === 'return') return error.value
        throw error
      }
    })
  }

  private generic(arg: tree.GenericArg, at: At): ConstValue {
    if (arg.kind === 'Const') return this.value(arg.value, at)
    if (arg.type.kind !== 'PathType') throw UNTOLD
    return this.path(arg.type.path, at)
  }

  private method({ receiver, name, args }: tree.ExprOf<'MethodCall'>, at: At): ConstValue {
    const self =
      receiver.kind === 'StrLit' ? [...new TextEncoder().encode(receiver.value)].map(BigInt) : this.value(receiver, at)
    if (name.name === 'len' && Array.isArray(self) && args.length === 0) return BigInt(self.length)
    const wrapped = typeof self === 'bigint' ? WRAPPING[name.name] : undefined
    if (wrapped && args[0]) {
      const range = this.rangeFor(receiver, at)
      return within(known(calculated(wrapped, self as bigint, this.number(args[0], at))), range)
    }
    const numbers = typeof self === 'bigint' ? args.map((arg) => this.number(arg, at)) : []
    const method =
      typeof self === 'bigint' && Object.hasOwn(CONST_METHODS, name.name) ? CONST_METHODS[name.name] : undefined
    if (!method || typeof self !== 'bigint') throw UNTOLD
    return known(method(self, ...numbers))
  }

  private block({ statements, tail }: tree.Block, at: At): ConstValue {
    return this.inScope(at, () => {
      for (const statement of statements) this.statement(statement, at)
      return tail ? this.value(tail, at) : UNIT
    })
  }

  private statement(statement: tree.Statement, at: At): void {
    if (statement.kind === 'ItemStatement') throw UNTOLD
    if (statement.kind === 'ExprStatement') this.value(statement.expr, at)
    else if (!statement.value) at.variables.push(...namesIn(statement.pattern).map((name) => ({ name, value: UNIT })))
    else if (!this.let(statement, statement.value, at)) {
      if (statement.otherwise) this.block(statement.otherwise, at)
      throw UNTOLD
    }
  }

  private let({ pattern, type }: Extract<tree.Statement, { kind: 'Let' }>, value: tree.Expr, at: At): boolean {
    const expected = type ? this.lookup.integerIn(type, at.scope) : integerOf(value, at, this.lookup)
    const inside = { ...at, expected }
    return this.bind(pattern, copyOf(this.value(value, inside)), inside)
  }

  private inScope<Answer>(at: At, run: () => Answer): Answer {
    const { length } = at.variables
    try {
      return run()
    } finally {
      at.variables.length = length
    }
  }

  private holds(condition: tree.Condition, at: At): boolean {
    if (condition.kind === 'LetCondition') return this.bind(condition.pattern, this.value(condition.scrutinee, at), at)
    return this.value(condition, at) === true
  }

  private labelled(label: tree.Ident | undefined, run: () => ConstValue): ConstValue {
    try {
      return run()
    } catch (error) {
      if (label && error instanceof Jump && error.kind === 'break' && error.label === label.name) return error.value
      throw error
    }
  }

  private loop(label: tree.Ident | undefined, goesOn: () => boolean, body: tree.Block, at: At): ConstValue {
    const isMeant = (jump: Jump) => jump.kind !== 'return' && (jump.label === undefined || jump.label === label?.name)
    for (;;) {
      if ((this.steps += 1) > MOST_STEPS) throw UNTOLD
      try {
        const hasEnded = this.inScope(at, () => {
          if (!goesOn()) return true
          this.block(body, at)
          return false
        })
        if (hasEnded) return UNIT
      } catch (error) {
        if (!(error instanceof Jump) || !isMeant(error)) throw error
        if (error.kind === 'break') return error.value
      }
    }
  }

  private match({ scrutinee, arms }: tree.ExprOf<'Match'>, at: At): ConstValue {
    const value = this.value(scrutinee, at)
    for (const { pattern, guard, body } of arms) {
      const { length } = at.variables
      if (this.bind(pattern, value, at) && (!guard || this.value(guard, at) === true)) {
        const result = this.value(body, at)
        at.variables.length = length
        return result
      }
      at.variables.length = length
    }
    throw UNTOLD
  }

  private bind(pattern: tree.Pattern, value: ConstValue, at: At): boolean {
    return isFitting(pattern, value, at, {
      valueOf: (expr) => this.value(expr, at),
      constantNamed: (path) => this.constantNamed(path, at),
    })
  }

  /** The constant that a path in a pattern means, if it means one. */
  private constantNamed(path: tree.Path, at: At): ConstValue | undefined {
    const number = this.lookup.numberAt(path, at.scope, this.depth)
    const named = number === undefined ? this.lookup.namedAt(path, at.scope) : undefined
    return named && 'value' in named ? this.path(path, at) : number
  }

  private assign(target: tree.Expr, value: ConstValue, at: At): void {
    if (target.kind === 'PathExpr') {
      const variable = variableNamed(at, target.path.segments[0]!.name.name)
      if (!variable || target.path.segments.length > 1) throw UNTOLD
      variable.value = value
    } else if (target.kind === 'Index' || target.kind === 'Field') {
      const owner = this.value(target.receiver, at)
      const key = target.kind === 'Field' ? target.name.name : `${this.number(target.index, at)}`
      this.field(owner, key)
      if (owner instanceof Map) owner.set(key, value)
      else if (Array.isArray(owner)) owner[Number(key)] = value
    } else throw UNTOLD
  }
}
