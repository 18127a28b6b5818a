import { brokenByMove } from './destructors'
import { isChangeable, mutabilityFault } from './mutability'
import { placeText } from './placeText'
import { typeText } from '../types/typeText'
import { type Diagnostic, insertion } from '../diagnostics/diagnostic'
import type { Local } from '../checker/checked'
import type { Place, Tables } from '../flow/place'
import { Walker } from '../flow/walk'
import { type Use } from '../flow/visitor'
import type { Block, ClosureExpr, Expr, Pattern } from '../tree/tree'
import type { Type } from '../types/type'
import { BEGIN, dead, isPrefix, join, withMoved, withValue, withoutValue, type Moved, type State } from './state'

const DEEPEST_LOOP = 5

/** What a body is checked with. */
type MovesInput = {
  tables: Tables
  isCopy: (type: Type) => boolean
  isClone: (type: Type) => boolean
  /** `Fn`, `FnMut` or `FnOnce` of a type parameter. */
  callTrait: (type: Type) => string | undefined
  /** Whether a type has a `drop` of its own. */
  hasDestructor: (type: Type) => boolean
  report: (diagnostic: Diagnostic) => void
  self: Local | undefined
  params: readonly Pattern[]
  body: Block
}

/** Reports uses of what was moved, of what has no value yet, and changes of what cannot be changed. */
export function checkMoves(input: MovesInput): void {
  new MoveCheck(input).run()
}

type Loop = { label: string | undefined; breaks: State[]; continues: State[]; isBlock: boolean }

class MoveCheck {
  private state: State = BEGIN
  private loops: Loop[] = []
  private isSilent = false
  private readonly reported = new Set<Local>()
  private readonly args = new Set<Local>()
  private captured: ReadonlySet<Local> = new Set()
  private readonly walker: Walker

  constructor(private readonly input: MovesInput) {
    this.walker = new Walker(input.tables, input.isCopy, {
      use: (place, use, expr) => this.use(place, use, expr),
      takeLent: (expr, lender) => this.takeLent(expr, lender),
      branches: (ways) => this.branches(ways),
      loop: (_expr, label, round) => this.loop(label, round),
      labelled: (label, run) => this.labelled(label, run),
      jump: (expr) => this.jump(expr),
      closure: (expr) => this.closure(expr),
      declare: (local, hasValue) => {
        this.state = hasValue ? withValue(this.state, local, []) : withoutValue(this.state, local)
      },
    })
    this.walker.callTrait = input.callTrait
  }

  run(): void {
    const { self, params, body, tables } = this.input
    if (self) this.args.add(self)
    for (const pattern of params) {
      const local = tables.locals.get(pattern)
      if (local) this.args.add(local)
      this.walker.bind(pattern)
    }
    this.walker.block(body)
  }

  private report(local: Local, diagnostic: Diagnostic): void {
    if (this.isSilent || this.reported.has(local)) return
    this.reported.add(local)
    this.input.report(diagnostic)
  }

  // Ways

  private branches(ways: readonly (() => void)[]): void {
    const before = this.state
    const ends = ways.map((way) => {
      this.state = before
      way()
      return this.state
    })
    this.state = ways.length > 0 ? join(ends) : dead(before)
  }

  /** Runs a round twice: the second one sees what the first one left. */
  private loop(label: string | undefined, round: () => void): void {
    const loop: Loop = { label, breaks: [], continues: [], isBlock: false }
    const before = this.state
    this.loops.push(loop)
    const wasSilent = this.isSilent
    if (this.loops.length <= DEEPEST_LOOP) {
      this.isSilent = true
      round()
      this.isSilent = wasSilent
      this.state = join([before, this.state, ...loop.continues])
      loop.breaks.length = 0
      loop.continues.length = 0
    }
    round()
    this.loops.pop()
    this.state = loop.breaks.length > 0 ? join(loop.breaks) : dead(this.state)
  }

  private labelled(label: string, run: () => void): void {
    const block: Loop = { label, breaks: [], continues: [], isBlock: true }
    this.loops.push(block)
    run()
    this.loops.pop()
    this.state = join([this.state, ...block.breaks])
  }

  private jump(expr: Expr): void {
    if (expr.kind === 'Break' || expr.kind === 'Continue') {
      const { label } = expr
      const target = this.loops.findLast((loop) => (label ? loop.label === label.name : !loop.isBlock))
      if (!this.state.isDead) (expr.kind === 'Break' ? target?.breaks : target?.continues)?.push(this.state)
    }
    this.state = dead(this.state)
  }

  /** What a closure captures is used where it is made; its body is looked at by itself. */
  private closure(expr: ClosureExpr): void {
    const facts = this.input.tables.closures.get(expr)
    for (const { local, mode } of facts?.captures ?? []) {
      const use: Use = mode === 'move' ? (this.input.isCopy(local.type) ? 'copy' : 'move') : 'shared'
      this.use({ local, path: [] }, use, expr)
    }
    const { state, loops, captured } = this
    this.state = { ...BEGIN }
    this.captured = new Set([...captured, ...(facts?.captures ?? []).map(({ local }) => local)])
    this.loops = []
    for (const { pattern } of expr.params) this.walker.bind(pattern)
    this.walker.value(expr.body)
    this.state = state
    this.loops = loops
    this.captured = captured
  }

  // Uses

  private use(place: Place, use: Use, expr: Expr): void {
    if (this.state.isDead) return
    if (use === 'assign') return this.assign(place, expr)
    if (!this.hasValue(place, use, expr)) return
    if (use === 'mutable') this.change(place, expr, false)
    if (use === 'move') this.move(place, expr)
  }

  private hasValue(place: Place, use: Use, expr: Expr): boolean {
    const { local } = place
    const unset = this.state.unset.get(local)
    if (unset) {
      this.reportUnset(local, unset, expr)
      return false
    }
    const moved = this.state.moved.get(local)
    const whole = moved?.find((part) => isPrefix(part.path, place.path))
    const part = use === 'inspect' ? undefined : moved?.find((other) => isPrefix(place.path, other.path))
    const found = whole ?? part
    if (!found) return true
    this.reportMoved(place, use, expr, found, !whole)
    return false
  }

  private assign(place: Place, expr: Expr): void {
    const { local, path } = place
    const unset = this.state.unset.get(local)
    if (path.length === 0 && unset === 'never') {
      this.state = withValue(this.state, local, [])
      return
    }
    if (path.length > 0) {
      const whole = this.state.moved.get(local)?.find((part) => isPrefix(part.path, path.slice(0, -1)))
      if (unset) return this.reportUnset(local, unset, expr)
      if (whole) return this.reportMoved(place, 'assign', expr, whole, false)
    }
    this.change(place, expr, true)
    this.state = withValue(this.state, local, path)
  }

  private change(place: Place, expr: Expr, isAssignment: boolean): void {
    if (isChangeable(place)) return
    const { local } = place
    const [isArgument, isCaptured] = [this.args.has(local), this.captured.has(local)]
    this.report(local, mutabilityFault(place, expr, isAssignment, isArgument, isCaptured))
  }

  private move(place: Place, expr: Expr): void {
    const { local, path } = place
    const pointer = path.findLastIndex((part) => part === '*&' || part === '*&mut' || part === '*()' || part === '[]')
    if (pointer >= 0) return this.reportMoveOut(place, expr, path[pointer]!)
    const broken = brokenByMove(place, expr, this.input.hasDestructor)
    if (broken) return this.report(local, broken)
    this.state = withMoved(this.state, local, { path, by: expr })
  }

  private reportUnset(local: Local, unset: 'never' | 'maybe', expr: Expr): void {
    const word = unset === 'never' ? "isn't initialized" : 'is possibly-uninitialized'
    this.report(local, {
      span: expr.span,
      message: `used binding \`${local.name}\` ${word}`,
      label: `\`${local.name}\` used here but it ${unset === 'never' ? word : 'is possibly-uninitialized'}`,
      help: unset === 'never' ? 'give it a value where it is declared' : 'give it a value on every way to this place',
      code: 'E0381',
    })
  }

  private reportMoved(place: Place, use: Use, expr: Expr, moved: Moved, isPartial: boolean): void {
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

  /** A copy is given away where the value is moved, if there can be one. */
  private adviceFor({ by }: Moved, name: string): Pick<Diagnostic, 'help' | 'mend'> {
    const type = this.input.tables.types.get(by)
    const isNamed = by.kind === 'PathExpr' || by.kind === 'Field'
    const isClone = type !== undefined && this.input.isClone(type)
    const saves = [...this.input.tables.callees].some(
      ([call, { item }]) => call.kind === 'MethodCall' && call.receiver === by && item.name === 'save',
    )
    const help = saves
      ? `\`save()\` takes the state: call it last, or save a clone: \`${name}.clone().save()\``
      : isClone
        ? `give away a copy where it is moved: \`${name}.clone()\`, or lend it with \`&${name}\``
        : `lend it with \`&${name}\``
    return { help, ...(isClone && isNamed && { mend: insertion(by.span.end, '.clone()') }) }
  }

  private reportMoveOut(place: Place, expr: Expr, part: string): void {
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

  private takeLent(expr: Expr, lender: string): void {
    if (this.isSilent || this.state.isDead) return
    this.input.report({
      span: expr.span,
      message: `cannot move out of ${lender}`,
      label: 'move occurs because the value does not implement the `Copy` trait',
      help: 'consider borrowing here with `&`, or cloning the value with `.clone()`',
      code: 'E0507',
    })
  }
}

function behindReferences(type: Type): Type {
  return type.kind === 'reference' ? behindReferences(type.target) : type
}
