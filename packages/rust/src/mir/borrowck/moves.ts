import type { CheckedBody } from '../../front/checked/analysis'
import { type Diagnostic, insertion } from '../../front/diagnostics/diagnostic'
import type { Expr } from '../../front/tree/tree'
import { substitute, substitutionOf } from '../../front/types/substitute'
import { behindReferences, OWNERS } from '../../front/types/known'
import type { Type } from '../../front/types/type'
import { typeText } from '../../front/types/typeText'
import { accessesOf, type Body, type LocalDecl, type Place, type Statement, type Use } from '../mir'
import {
  after,
  entryStates,
  isPrefix,
  movedBy,
  namedPlace,
  type MoveOut,
  type NamedPlace,
  type State,
} from './initialized'
import { isChangeable, mutabilityError, placeText } from './mutability'

export class MoveErrors {
  /** Each variable is reported once. */
  private readonly reported = new Set<LocalDecl>()
  private state: State | undefined
  /** Earlier locals belong to the body around the closure. */
  private firstOwn = 0
  /** Whether the body runs at compile time, when nothing can be dropped. */
  private isConst = false

  constructor(private readonly input: CheckedBody) {}

  check(body: Body): void {
    const { item } = this.input
    this.isConst = body.firstLocal === 0 && (item === undefined || item.node?.isConst === true)
    this.firstOwn = body.firstLocal
    const moves = new Map<Statement, MoveOut>()
    entryStates(body.blocks, moves).forEach((state, id) => {
      if (!state) return
      this.state = state
      for (const statement of body.blocks[id]!.statements) {
        this.statement(statement)
        this.state = after(this.state, statement, moves)
      }
    })
    for (const closure of body.closures) this.check(closure)
  }

  private hasDestructor(type: Type): boolean {
    return type.kind === 'adt' && type.adt.isOwn && this.input.types.implOf('Drop', type) !== undefined
  }

  private statement(statement: Statement): void {
    if (statement.kind === 'storageDead' && this.isConst) this.drop(statement.local)
    const expr = movedBy(statement)
    for (const { place, use } of accessesOf(statement))
      if (use !== 'drop')
        this.use(place, statement.origin.kind === 'Closure' && use === 'mutable' ? 'shared' : use, expr)
  }

  private drop(local: LocalDecl): void {
    const { moved, unset } = this.state!
    const { variable, type } = local
    const isGone = variable ? moved.get(local)?.some(({ path }) => path.length === 0) : local.isMoved
    if (isGone || unset.has(local) || local.isStatic || !this.needsDrop(type, local.isParameter)) return
    const { block, item } = this.input
    this.report(local, {
      span: variable?.pattern?.span ?? local.madeAt ?? item?.node?.receiver?.span ?? block.span,
      message: `destructor of \`${typeText(type)}\` cannot be evaluated at compile-time`,
      code: 'E0493',
    })
  }

  /** Enums only count if `isAny` variant is possible. */
  private needsDrop(type: Type, isAny = false, depth = 0): boolean {
    const inner = (part: Type) => depth < 6 && this.needsDrop(part, isAny, depth + 1)
    if (type.kind === 'param') return !this.input.types.isCopy(type)
    if (type.kind === 'tuple') return type.items.some(inner)
    if (type.kind === 'array') return inner(type.item)
    if (type.kind !== 'adt') return false
    const { adt, args } = type
    if (!adt.isOwn && OWNERS.test(adt.name)) return true
    if (this.hasDestructor(type)) return true
    if (adt.kind === 'enum' && !isAny) return false
    if (!adt.isOwn) return isAny && args.some(inner)
    const substitution = substitutionOf(adt.params, args)
    return adt.variants.some(({ fields }) => fields.some((field) => inner(substitute(field.type, substitution))))
  }

  private report(local: LocalDecl, diagnostic: Diagnostic): void {
    if (this.reported.has(local)) return
    this.reported.add(local)
    this.input.report(diagnostic)
  }

  private use(place: Place, use: Use, expr: Expr): void {
    const { moved, unset } = this.state!
    const isReading = use === 'copy' || use === 'shared' || use === 'look'
    if (isReading && moved.size === 0 && unset.size === 0) return
    if (!place.local.variable && use !== 'move') return
    const named = namedPlace(place)
    if (place.local.variable) {
      if (use === 'assign') return this.assign(named, expr)
      if (!this.hasValue(named, use, expr)) return
      if (use === 'mutable') this.change(named, expr, false)
    }
    // The target of a Deref call was already checked where it was borrowed
    if (use === 'move') this.moveOut(named, place, expr)
  }

  private hasValue(place: NamedPlace, use: Use, expr: Expr): boolean {
    const { local } = place
    const unset = this.state!.unset.get(local)
    if (unset) {
      this.reportUnset(local, unset, expr)
      return false
    }
    const moved = this.state!.moved.get(local)
    const whole = moved?.find((part) => isPrefix(part.path, place.path))
    const found = whole ?? moved?.find((other) => isPrefix(place.path, other.path))
    if (!found) return true
    this.reportMoved(place, use, expr, found, !whole)
    return false
  }

  private assign(place: NamedPlace, expr: Expr): void {
    const { local, path } = place
    const unset = this.state!.unset.get(local)
    if (path.length === 0 && unset === 'never') return
    if (path.length > 0) {
      const whole = this.state!.moved.get(local)?.find((part) => isPrefix(part.path, path.slice(0, -1)))
      if (unset) return this.reportUnset(local, unset, expr)
      if (whole)
        return this.reportMoved(place, path[path.length - 1]!.startsWith('*') ? 'move' : 'assign', expr, whole, false)
    }
    this.change(place, expr, true)
  }

  private change(place: NamedPlace, expr: Expr, isAssignment: boolean): void {
    if (isChangeable(place)) return
    const { local } = place
    const isCaptured = local.index < this.firstOwn
    this.report(local, mutabilityError(place, expr, isAssignment, isCaptured))
  }

  /** Reports moves out of a borrow, an index or a type with a destructor. */
  private moveOut(named: NamedPlace, place: Place, expr: Expr): void {
    const { local, path } = named
    const pointer = path.findLastIndex((part) => part === '*&' || part === '*&mut' || part === '*()' || part === '[]')
    if (pointer < 0) {
      const owner = this.brokenByMove(named)
      if (owner) this.report(local, destructorError(named, expr, owner))
    } else if (local.variable) this.reportMoveOut(named, expr, path[pointer]!)
    else this.reportBorrowed(place, path[pointer]!, expr)
  }

  /** The type with a `Drop` impl that a move would take a part from. */
  private brokenByMove({ local, path }: NamedPlace): Type | undefined {
    let type: Type | undefined = local.type
    for (const part of path) {
      if (part !== '*box' && type && this.hasDestructor(type)) return type
      type = type && partOf(type, part)
    }
    return undefined
  }

  private reportUnset(local: LocalDecl, unset: 'never' | 'maybe', expr: Expr): void {
    const word = unset === 'never' ? "isn't initialized" : 'is possibly-uninitialized'
    this.report(local, {
      span: expr.span,
      message: `used binding \`${local.name}\` ${word}`,
      label: `\`${local.name}\` used here but it ${word}`,
      help: unset === 'never' ? 'give it a value where it is declared' : 'give it a value on every way to this place',
      code: 'E0381',
    })
  }

  private reportMoved(place: NamedPlace, use: Use, expr: Expr, moved: MoveOut, isPartial: boolean): void {
    const isBorrow = use === 'shared' || use === 'mutable'
    const verb = use === 'assign' ? 'assign to part' : isBorrow ? 'borrow' : 'use'
    const shown = isPartial ? place : { local: place.local, path: moved.path }
    const isRound = moved.by === expr
    this.report(place.local, {
      span: expr.span,
      message: `${verb} of ${isPartial ? 'partially ' : ''}moved value: \`${placeText(shown)}\``,
      label: isRound
        ? 'value moved here, in previous iteration of loop'
        : `value ${isBorrow ? 'borrowed' : use === 'assign' ? 'partially assigned' : 'used'} here after ${isPartial ? 'partial ' : ''}move`,
      ...this.adviceFor(moved, placeText({ local: place.local, path: moved.path })),
      code: 'E0382',
    })
  }

  /** Suggests a clone if the type allows it. */
  private adviceFor({ by }: MoveOut, name: string): Pick<Diagnostic, 'help' | 'fix'> {
    const type = this.input.tables.types.get(by)
    const isNamed = by.kind === 'PathExpr' || by.kind === 'Field'
    const isClone = type !== undefined && this.input.types.isClone(type)
    const saves = [...this.input.tables.callees].some(
      ([call, { item }]) => call.kind === 'MethodCall' && call.receiver === by && item.name === 'save',
    )
    const help = saves
      ? `\`save()\` takes the state: call it last, or save a clone: \`${name}.clone().save()\``
      : isClone
        ? `give away a copy where it is moved: \`${name}.clone()\`, or lend it with \`&${name}\``
        : `lend it with \`&${name}\``
    return { help, ...(isClone && isNamed && { fix: insertion(by.span.end, '.clone()') }) }
  }

  private reportMoveOut(place: NamedPlace, expr: Expr, part: string): void {
    const { local } = place
    const shown = placeText(place)
    const kind = part === '*&mut' ? 'mutable' : 'shared'
    const owner = expr.kind === 'Index' ? this.input.tables.types.get(expr.receiver) : undefined
    const type = owner && behindReferences(owner)
    const isPart = type?.kind === 'array' || type?.kind === 'slice'
    this.report(local, {
      span: expr.span,
      message: isPart
        ? `cannot move out of type \`${typeText(type)}\`, a non-copy ${type.kind}`
        : type
          ? `cannot move out of index of \`${typeText(type)}\``
          : `cannot move out of \`${shown}\` which is behind a ${kind} reference`,
      label: 'move occurs because the value does not implement the `Copy` trait',
      help: `consider borrowing here: \`&${shown}\`, or cloning the value: \`${shown}.clone()\``,
      code: isPart ? 'E0508' : 'E0507',
    })
  }

  private reportBorrowed(place: Place, part: string, expr: Expr): void {
    if (part === '[]' && place.local.through?.by !== 'index') return
    this.input.report({
      span: expr.span,
      message: `cannot move out of ${sourceText(place, part)}`,
      label: 'move occurs because the value does not implement the `Copy` trait',
      help: 'consider borrowing here with `&`, or cloning the value with `.clone()`',
      code: 'E0507',
    })
  }
}

/** What a move out of a temporary moves from, in rustc's words. */
function sourceText({ local: { through } }: Place, part: string): string {
  if (part === '*&' || part === '*&mut') return `a ${part === '*&' ? 'shared' : 'mutable'} reference`
  if (part === '[]') return 'index'
  const type = through?.place.type
  const name = type?.kind === 'adt' ? type.adt.name : '_'
  return name === 'Rc' || name === 'Arc' ? `an \`${name}\`` : `dereference of \`${type ? typeText(type) : name}\``
}

function partOf(type: Type, part: string): Type | undefined {
  if (type.kind === 'tuple') return type.items[Number(part)]
  if (type.kind !== 'adt') return undefined
  const { adt, args } = type
  if (part === '*box') return args[0]
  const field = adt.kind === 'struct' ? adt.variants[0]?.fields.find(({ name }) => name === part) : undefined
  return field && substitute(field.type, substitutionOf(adt.params, args))
}

function destructorError(place: NamedPlace, { span }: Expr, owner: Type): Diagnostic {
  const shown = placeText(place)
  return {
    span,
    message: `cannot move out of type \`${typeText(owner)}\`, which implements the \`Drop\` trait`,
    label: 'cannot move out of here',
    help: `consider borrowing here: \`&${shown}\`, or cloning the value: \`${shown}.clone()\``,
    code: 'E0509',
  }
}
