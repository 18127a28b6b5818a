import type { AnalyzeBody, Evaluated } from '../checked/analysis'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { ImplIndex } from '../items/implIndex'
import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import type { World } from '../items/world'
import { NOWHERE, type Span } from '../source/span'
import type { Solver } from '../traits/solver'
import { isCallTrait } from '../traits/bounds'
import type * as tree from '../tree/tree'
import type { Inference } from '../types/inference'
import { ERROR } from '../types/known'
import type { Adt, Bound, Closure, Constant, Field, FunctionItem, Param, Type } from '../types/type'
import { typeText } from '../types/typeText'
import type { Local, Tables } from '../checked/checked'

/** Hears of names as they are looked up, where all is known that they could mean. */
export type NameWatch = {
  /** A name behind a dot, and the types that the value in front of it has through its references. */
  member: (body: Body, name: string, steps: readonly { type: Type }[]) => void
  /** A name that a type does not have. */
  associated: (body: Body, name: string, type: Type) => void
  /** A path that means no value. */
  unknown: (body: Body, path: readonly string[]) => void
  /** A path that means no type. */
  unknownType: (scope: TypeScope, path: tree.Path) => void
  /** A path of `use` that names nothing, or of std, where nobody looked yet. */
  unknownImport: (module: Module, path: readonly string[]) => void
  /** A field of a literal that its struct or variant does not have, and those that have no value yet. */
  unknownField: (body: Body, name: string, fields: readonly Field[], owner: Adt) => void
}

/** What all bodies of a program share. */
export type Session = {
  world: World
  impls: ImplIndex
  tables: Tables
  report: (diagnostic: Diagnostic) => void
  /** Declares the items of a block; their bodies are checked at once, as they see no variables. */
  declareBlock: (module: Module, items: readonly tree.Item[], outer: Body, variables: readonly string[]) => void
  nextId: () => number
  /** The module in which an item of the program is declared. */
  homeOf: (item: FunctionItem | Constant | Adt) => Module | undefined
  /** What is looked at once all types are known: patterns that miss something, moves. */
  afterTypes: (() => void)[]
  /** How bodies borrow, looked at after that; nothing where lifetimes are missing. */
  borrows: (() => void)[] | undefined
  /** What is told only of a program without other faults. */
  lints: (() => void)[]
  /** Where the types of declared options are looked up. */
  optionScope: TypeScope
  /** Whether a module belongs to the program; others see private fields. */
  isOwnCode: (module: Module) => boolean
  /** Literals that stand behind a minus. */
  negated: Set<tree.Expr>
  watch: NameWatch | undefined
  /** Missing where only names and types are wanted: closures capture nothing then. */
  analyze: AnalyzeBody | undefined
  /** Missing where only names and types are wanted: lengths that are no literals fit every length then. */
  evaluate: ((constants: readonly Constant[]) => readonly Evaluated[]) | undefined
  /** Those whose values no type asks for: they are evaluated in a program without other errors. */
  constants: Constant[]
  /** Where constants panicked, each place once. */
  panicked: Set<number>
  /** The text of the program. */
  text: string
}

/** A bound that has to hold, and what to say when it does not. */
type Demand = {
  bound: Bound
  span: Span
  explain?: (bound: Bound) => Diagnostic | undefined
  isSilent?: boolean
}

/** A loop or labelled block that `break` and `continue` can name. */
export type Jump = {
  label?: string
  kind: 'loop' | 'plain' | 'block'
  /** What `break value` gives; `while` and `for` give nothing. */
  branches?: { add: (expr: tree.Expr | undefined, found: Type) => boolean; readonly result: Type }
  breaks: boolean
}

/** The function, closure or constant whose expressions are being checked: what stays the same for all of them. */
export type Body = {
  session: Session
  state: { hasErrors: boolean }
  inference: Inference
  solver: Solver
  scope: TypeScope
  depth: number
  /** By name, the innermost last; `declared` lists them in order. */
  variables: Map<string, Local[]>
  declared: string[]
  /** What `return` gives: of the innermost closure. */
  result: Type | undefined
  /** Whether `return` and `?` stand in a closure. */
  callable: 'function' | 'frame' | 'closure' | 'constant'
  jumps: Jump[]
  /** Whether the code that follows can be reached no more. */
  diverges: boolean
  demands: Demand[]
  /** Closures that have to be callable in a certain way. */
  calls: { closure: Closure; trait: string; span: Span }[]
  /** What is judged when all types are known: casts, literals, closures. */
  later: (() => void)[]
  /** The parameters that `impl Trait` arguments of the function are. */
  anonymous: readonly Param[]
  /** Names of variables of functions around this one, which it cannot use. */
  unreachable: ReadonlySet<string>
  /** The path in front of the parentheses of a call, for the words of its diagnostic. */
  called?: tree.Path
  /** While a further alternative of `|` is read: the names that it has to make, too. */
  alternative?: Set<string>
}

/** The type, with its outermost variable replaced if it is known by now. */
export function shallow(body: Body, type: Type): Type {
  return body.inference.shallow(type)
}

/** The type, after everything that is known is used, if it is still open. */
export function settled(body: Body, type: Type): Type {
  const known = body.inference.shallow(type)
  if (known.kind !== 'variable' || body.demands.length === 0) return known
  settle(body)
  return body.inference.shallow(known)
}

/** The type in words for a reader, with what is known by now. */
export function text(body: Body, type: Type): string {
  return typeText(body.inference.resolve(type))
}

/** Reports a fault; a body that has one is not judged for patterns and moves. */
export function report(body: Body, span: Span, message: string, rest: Omit<Diagnostic, 'span' | 'message'> = {}): void {
  body.session.report({ span, message, ...rest })
}

/** Reports and gives the type that silences what follows. */
export function failed(body: Body, span: Span, message: string, rest: Omit<Diagnostic, 'span' | 'message'> = {}): Type {
  report(body, span, message, rest)
  return ERROR
}

/** Demands that a bound holds; what is not decided yet is asked again. */
export function demand(body: Body, asked: Demand): void {
  if (!tryDemand(body, asked)) body.demands.push(asked)
}

/** Whether the demand is done with. */
function tryDemand(body: Body, asked: Demand): boolean {
  const { verdict, open, unmet } = body.solver.require(asked.bound)
  if (verdict === 'maybe') return false
  if (verdict === 'no') explain(body, asked, unmet)
  else noteCall(body, asked)
  for (const bound of open) body.demands.push({ ...asked, bound })
  return true
}

function noteCall(body: Body, { bound, span }: Demand): void {
  if (!isCallTrait(bound)) return
  const self = body.inference.shallow(bound.args[0]!)
  if (self.kind === 'closure') body.calls.push({ closure: self.closure, trait: bound.trait.name, span })
}

/** Asks all open demands again until nothing new comes out. */
export function settle(body: Body): void {
  takeProjections(body)
  let hasMoved = body.demands.length > 0
  for (let round = 0; hasMoved && round < 100; round += 1) {
    const waiting = body.demands
    body.demands = []
    hasMoved = false
    for (const asked of waiting) {
      if (tryDemand(body, asked)) hasMoved = true
      else body.demands.push(asked)
    }
    takeProjections(body)
  }
}

/** What the solver could not look up yet becomes a demand. */
function takeProjections(body: Body): void {
  const { open } = body.solver
  if (open.length === 0) return
  body.solver.open = []
  for (const bound of open) body.demands.push({ bound, span: NOWHERE, isSilent: true })
}

function explain(body: Body, { bound, explain: say, isSilent }: Demand, unmet: Bound | undefined): void {
  for (const { type } of bound.bindings) {
    const known = body.inference.shallow(type)
    if (known.kind === 'variable' && known.variable.kind === 'general') body.inference.unify(known, ERROR)
  }
  if (isSilent) return
  const failed = unmet?.bindings.length === 0 ? unmet : bound
  const args = failed.args.map((arg) => body.inference.resolve(arg))
  if (args.some((arg) => hasError(arg))) return
  const diagnostic = say?.({ ...failed, args })
  if (diagnostic) body.session.report(diagnostic)
}

/** Whether a fault has been told about some part of the type. */
export function hasError(type: Type): boolean {
  switch (type.kind) {
    case 'error':
      return true
    case 'reference':
      return hasError(type.target)
    case 'tuple':
      return type.items.some(hasError)
    case 'array':
    case 'slice':
      return hasError(type.item)
    case 'adt':
      return type.args.some(hasError)
    default:
      return false
  }
}

// Variables

/** Makes a name mean this variable until its scope ends; it hides those of the same name. */
export function declareLocal(body: Body, local: Local): void {
  const same = body.variables.get(local.name)
  if (same) same.push(local)
  else body.variables.set(local.name, [local])
  body.declared.push(local.name)
}

/**
 * The variable that a name means here. One that a macro wrote means a variable of the same expansion, or one that stood
 * before the macro where it is declared.
 */
export function localNamed(body: Body, { name, mark }: Pick<tree.Ident, 'name' | 'mark'>): Local | undefined {
  const same = body.variables.get(name)
  if (!same || (!mark && !same.some((local) => markOf(local)))) return same?.[same.length - 1]
  let limit = Infinity
  for (let each = mark; ; each = each.outer) {
    const isMeant = (local: Local) => markOf(local) === each && (local.pattern?.span.start ?? 0) < limit
    const found = same.findLast(isMeant)
    if (found || !each) return found
    limit = Math.min(limit, each.definedAt)
  }
}

function markOf({ pattern }: Local) {
  return pattern?.kind === 'BindingPattern' ? pattern.name.mark : undefined
}

/** The names of all variables that can be used here. */
export function visibleNames({ variables }: Body): string[] {
  return [...variables].flatMap(([name, locals]) => (locals.length > 0 ? [name] : []))
}

/** Runs something whose variables end with it. */
export function inScope<Answer>(body: Body, run: () => Answer): Answer {
  const mark = body.declared.length
  const answer = run()
  while (body.declared.length > mark) body.variables.get(body.declared.pop()!)!.pop()
  return answer
}
