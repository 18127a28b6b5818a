import type { Local } from '../checker/checked'
import type { Block, Condition, Expr, FormatArgs, Pattern, Statement, ExprOf } from '../tree/tree'
import type { Type } from '../types/type'
import { callUse } from './callUse'
import { lenderOf } from './lent'
import { partsOf } from './patternParts'
import { behindAll, dereferenced, isPlaceExpr, type Place, placeOf, type Tables, within } from './place'
import type { Use, Visitor } from './visitor'

/** Walks through the expressions in the order in which they are evaluated, and tells each use of a place. */
export class Walker {
  constructor(
    private readonly tables: Tables,
    private readonly isCopy: (type: Type) => boolean,
    private readonly visitor: Visitor,
  ) {}

  /** Evaluates an expression for its value. */
  value(expr: Expr): void {
    const steps = this.tables.adjustments.get(expr)
    if (steps && steps.length > 0) {
      const borrow = steps.find(({ kind }) => kind === 'borrow')
      const isDeref = steps.some(({ kind }) => kind === 'deref' || kind === 'overloadedDeref')
      if (borrow?.kind === 'borrow') return this.place(expr, borrow.isMutable ? 'mutable' : 'shared')
      const { type } = steps[steps.length - 1]!
      const use = this.isCopy(type) ? 'copy' : 'move'
      if (isDeref && use === 'move' && !isPlaceExpr(this.tables, expr)) this.takeLent(expr, true)
      if (isDeref) return this.place(expr, use)
    }
    this.unadjusted(expr)
  }

  private unadjusted(expr: Expr): void {
    if (isPlaceExpr(this.tables, expr)) {
      const type = this.tables.types.get(expr)
      return this.place(expr, type && !this.isCopy(type) ? 'move' : 'copy')
    }
    this.parts(expr)
  }

  /** Uses the place that an expression names; a value that was just made is evaluated. */
  place(expr: Expr, ...uses: Use[]): void {
    if (!isPlaceExpr(this.tables, expr)) return this.parts(expr)
    const named = placeOf(this.tables, expr, (inner) => this.beside(inner))
    const place = dereferenced(this.tables, expr, named)
    if (!place && uses.includes('move')) this.takeLent(expr, true)
    if (place) for (const use of uses) this.visitor.use(place, use, expr)
  }

  /** What is evaluated on the way to a place: nothing is moved out of it. */
  private beside(expr: Expr): void {
    if (isPlaceExpr(this.tables, expr)) this.value(expr)
    else this.parts(expr)
  }

  private takeLent(expr: Expr, isAdjusted: boolean): void {
    const lender = lenderOf(this.tables, expr, isAdjusted)
    if (lender) this.visitor.takeLent?.(expr, lender)
  }

  private parts(expr: Expr): void {
    switch (expr.kind) {
      case 'Unary':
      case 'Cast':
        return this.value(expr.operand)
      case 'Ref':
        return this.place(expr.operand, expr.isMut ? 'mutable' : 'shared')
      case 'Binary':
        return this.binary(expr)
      case 'Assign':
        if (expr.target.kind === 'Underscore') return this.scrutinee(expr.value)
        this.value(expr.value)
        return this.assign(expr.target)
      case 'CompoundAssign':
        this.value(expr.value)
        if (this.tables.callees.has(expr)) return this.place(expr.target, 'mutable')
        return this.place(expr.target, 'copy', 'assign')
      case 'Range':
        if (expr.from) this.value(expr.from)
        if (expr.to) this.value(expr.to)
        return
      case 'Call':
        this.callee(expr.callee)
        return this.values(expr.args)
      case 'MethodCall':
        this.value(expr.receiver)
        return this.values(expr.args)
      case 'Try':
        this.value(expr.operand)
        return this.visitor.branches([() => this.visitor.jump(expr), () => undefined])
      case 'Tuple':
      case 'Array':
      case 'VecList':
        return this.values(expr.items)
      case 'Repeat':
        return this.value(expr.item)
      case 'Struct':
        this.values(expr.fields.map(({ value }) => value))
        return this.base(expr)
      case 'Block':
        if (!expr.label) return this.block(expr.block)
        return this.visitor.labelled(expr.label.name, () => this.block(expr.block))
      default:
        return this.control(expr)
    }
  }

  private control(expr: Expr): void {
    switch (expr.kind) {
      case 'If':
        this.condition(expr.condition)
        return this.visitor.branches([
          () => {
            this.conditionBindings(expr.condition)
            this.block(expr.then)
          },
          () => expr.otherwise && this.value(expr.otherwise),
        ])
      case 'Match':
        return this.match(expr)
      case 'Loop':
        return this.visitor.loop(expr, expr.label?.name, () => this.block(expr.body))
      case 'While':
        return this.visitor.loop(expr, expr.label?.name, () => {
          this.condition(expr.condition)
          this.round(expr, () => this.conditionBindings(expr.condition))
        })
      case 'For':
        this.value(expr.iterable)
        return this.visitor.loop(expr, expr.label?.name, () => this.round(expr, () => this.bind(expr.pattern)))
      case 'Break':
      case 'Return':
      case 'Continue':
        if (expr.kind !== 'Continue' && expr.value) this.value(expr.value)
        return this.visitor.jump(expr)
      case 'Closure':
        return this.visitor.closure(expr)
      default:
        return this.macro(expr)
    }
  }

  /** A round of a loop, or its end. */
  private round({ body, span }: ExprOf<'While' | 'For'>, begin: () => void): void {
    this.visitor.branches([
      () => {
        begin()
        this.block(body)
      },
      () => this.visitor.jump({ kind: 'Break', span }),
    ])
  }

  private macro(expr: Expr): void {
    switch (expr.kind) {
      case 'FormatCall':
        this.format(expr.format)
        return this.tables.types.get(expr)?.kind === 'never' ? this.visitor.jump(expr) : undefined
      case 'WriteCall':
        this.written(expr.target)
        return this.format(expr.format)
      case 'AssertCall':
        this.value(expr.condition)
        return this.format(expr.message)
      case 'AssertPairCall':
        this.place(expr.left, 'shared')
        this.place(expr.right, 'shared')
        return this.format(expr.message)
      case 'VecRepeat':
        return this.values([expr.item, expr.length])
      case 'MatchesCall':
        this.place(expr.scrutinee, 'inspect')
        return this.visitor.branches([
          () => {
            this.matched(expr.scrutinee, expr.pattern)
            if (expr.guard) this.value(expr.guard)
          },
          () => undefined,
        ])
      case 'DbgCall':
        return this.values(expr.args.map(({ value }) => value))
      case 'DeclaredCall':
        this.values(expr.head)
        return this.values(expr.options.map(({ value }) => value))
      default:
    }
  }

  /** What `write!` writes to: what stands behind references, too. */
  private written(target: Expr): void {
    const type = this.tables.types.get(target)
    if (type?.kind !== 'reference' || !isPlaceExpr(this.tables, target)) return this.place(target, 'mutable')
    const place = placeOf(this.tables, target, (inner) => this.beside(inner))
    if (place) this.visitor.use(behindAll(type, place), 'mutable', target)
  }

  private values(exprs: readonly Expr[]): void {
    for (const expr of exprs) this.value(expr)
  }

  private format(format: FormatArgs | undefined): void {
    for (const { value } of format?.args ?? []) this.place(value, 'shared')
  }

  private binary(expr: ExprOf<'Binary'>): void {
    if (expr.operator === '&&' || expr.operator === '||') {
      this.value(expr.left)
      return this.visitor.branches([() => this.value(expr.right), () => undefined])
    }
    const isComparison = ['==', '!=', '<', '<=', '>', '>='].includes(expr.operator)
    for (const side of [expr.left, expr.right]) {
      if (isComparison) this.place(side, 'shared')
      else this.value(side)
    }
  }

  /** Calling a closure borrows it; one that can be called only once is moved. */
  private callee(callee: Expr): void {
    if (!isPlaceExpr(this.tables, callee)) return this.value(callee)
    const type = this.tables.types.get(callee)
    const use = type && callUse(type, { isCopy: this.isCopy, callTrait: this.callTrait })
    this.place(callee, use ?? 'shared')
  }

  /** Which of the three traits a type parameter promises; told by who knows the function around. */
  callTrait: (type: Type) => string | undefined = () => undefined

  private base(expr: ExprOf<'Struct'>): void {
    if (!expr.base) return
    const found = this.tables.paths.get(expr)
    const type = this.tables.types.get(expr.base)
    if (!isPlaceExpr(this.tables, expr.base) || found?.kind !== 'variant' || type?.kind !== 'adt')
      return this.value(expr.base)
    const given = new Set(expr.fields.map(({ name }) => name.name))
    const place = placeOf(this.tables, expr.base, (inner) => this.beside(inner))
    for (const field of type.adt.variants[0]?.fields ?? []) {
      if (given.has(field.name) || !place) continue
      const inner = within(place, field.name)!
      this.visitor.use(inner, this.isFieldCopy(type, field.type) ? 'copy' : 'move', expr.base)
    }
  }

  private isFieldCopy(owner: Type & { kind: 'adt' }, type: Type): boolean {
    const param = type.kind === 'param' ? owner.adt.params.indexOf(type.param) : -1
    return this.isCopy(param >= 0 ? owner.args[param]! : type)
  }

  private assign(target: Expr): void {
    switch (target.kind) {
      case 'Tuple':
      case 'Array':
      case 'VecList':
        return target.items.forEach((item) => this.assign(item))
      case 'Struct':
        return target.fields.forEach(({ value }) => this.assign(value))
      case 'Call':
        return target.args.forEach((arg) => this.assign(arg))
      case 'Underscore':
      case 'Range':
        return
      default:
        return this.place(target, 'assign')
    }
  }

  block(block: Block): void {
    for (const statement of block.statements) this.statement(statement)
    if (block.tail) this.value(block.tail)
  }

  private statement(statement: Statement): void {
    if (statement.kind === 'ItemStatement') return
    // A place alone is looked at, not moved, when nothing takes it.
    if (statement.kind === 'ExprStatement') return this.value(statement.expr)
    const { pattern, value, otherwise } = statement
    if (!value) return this.bind(pattern, false)
    if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern && this.tables.locals.has(pattern))
      this.value(value)
    else if (pattern.kind === 'WildcardPattern') this.place(value, 'inspect')
    else {
      this.scrutinee(value)
      if (otherwise) this.visitor.branches([() => this.block(otherwise), () => undefined])
      this.matched(value, pattern)
      return
    }
    if (otherwise) this.visitor.branches([() => this.block(otherwise), () => undefined])
    this.bind(pattern)
  }

  private isAdjusted(expr: Expr): boolean {
    return (this.tables.adjustments.get(expr)?.length ?? 0) > 0
  }

  private condition(condition: Condition): void {
    if (condition.kind !== 'LetCondition') return this.value(condition)
    this.scrutinee(condition.scrutinee)
  }

  private conditionBindings(condition: Condition): void {
    if (condition.kind === 'LetCondition') this.matched(condition.scrutinee, condition.pattern)
  }

  private scrutinee(expr: Expr): void {
    if (isPlaceExpr(this.tables, expr) && !this.isAdjusted(expr)) this.place(expr, 'inspect')
    else this.value(expr)
  }

  private match(expr: ExprOf<'Match'>): void {
    this.scrutinee(expr.scrutinee)
    this.visitor.branches(
      expr.arms.map(({ pattern, guard, body }) => () => {
        this.matched(expr.scrutinee, pattern)
        if (guard) this.value(guard)
        this.value(body)
      }),
    )
  }

  /** The variables of a pattern take their parts out of the place that is matched. */
  private matched(scrutinee: Expr, pattern: Pattern): void {
    const isPlace = isPlaceExpr(this.tables, scrutinee) && !this.isAdjusted(scrutinee)
    const place = isPlace ? placeOf(this.tables, scrutinee, () => undefined) : undefined
    this.take(pattern, place, scrutinee)
  }

  private take(pattern: Pattern, place: Place | undefined, scrutinee: Expr): void {
    const local = this.tables.locals.get(pattern)
    if (local && pattern.kind === 'BindingPattern') {
      if (place) this.visitor.use(place, this.bindingUse(local), scrutinee)
      this.visitor.declare(local, true)
    }
    let inner = place
    for (let i = this.tables.peeled.get(pattern) ?? 0; i > 0; i -= 1) inner = within(inner, '*&mut')
    for (const [part, child] of partsOf(pattern, this.tables.types.get(pattern)))
      this.take(child, part === undefined ? inner : within(inner, part), scrutinee)
  }

  private bindingUse(local: Local): Use {
    if (local.mode === 'shared') return 'shared'
    if (local.mode === 'mutable') return 'mutable'
    return this.isCopy(local.type) ? 'copy' : 'move'
  }

  /** The variables of a pattern begin with values that come from elsewhere. */
  bind(pattern: Pattern, hasValue = true): void {
    const local = this.tables.locals.get(pattern)
    if (local) this.visitor.declare(local, hasValue)
    for (const [, child] of partsOf(pattern, undefined)) this.bind(child, hasValue)
  }
}
