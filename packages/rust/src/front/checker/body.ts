import type { AnalyzeBody, Evaluated } from '../checked/analysis'
import type { Diagnostic, Report } from '../diagnostics/diagnostic'
import type { ImplIndex } from '../items/implIndex'
import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import type { World } from '../items/world'
import { NOWHERE, type Span } from '../source/span'
import type { Solver } from '../traits/solver'
import { isCallTrait } from '../traits/bounds'
import type * as tree from '../tree/tree'
import type { Inference } from '../types/inference'
import { ERROR, isUnknown } from '../types/known'
import type { Adt, Bound, Closure, Constant, Field, FunctionItem, Param, Type } from '../types/type'
import { typesIn } from '../types/substitute'
import { boundText, typeText } from '../types/typeText'
import { isSelfDefault } from './bounds'
import type { Local, Tables } from '../checked/checked'

/** Observes name lookups, for completion and suggestions. */
export type NameWatch = {
  /** A name after a dot, with the receiver types that were tried. */
  member: (body: Body, name: string, steps: readonly { type: Type }[]) => void
  associated: (body: Body, name: string, type: Type) => void
  unknown: (body: Body, path: readonly string[]) => void
  unknownType: (scope: TypeScope, path: tree.Path) => void
  unknownImport: (module: Module, path: readonly string[]) => void
  /** An unknown field in a struct literal, and the fields that are still missing. */
  unknownField: (body: Body, name: string, fields: readonly Field[], owner: Adt) => void
}

/** State shared by all bodies of a program. */
export type Session = {
  world: World
  impls: ImplIndex
  tables: Tables
  report: Report
  /** The items cannot see the block's variables. */
  declareBlock: (module: Module, items: readonly tree.Item[], outer: Body, variables: readonly string[]) => void
  nextId: () => number
  homeOf: (item: FunctionItem | Constant | Adt) => Module | undefined
  /** Checks that need all types, such as exhaustiveness and moves. */
  afterTypes: (() => void)[]
  /** Borrow checks, which run last; undefined if the program has no lifetimes. */
  borrows: (() => void)[] | undefined
  lints: (() => void)[]
  optionScope: TypeScope
  isOwnCode: (module: Module) => boolean
  /** Literals after a minus sign. */
  negated: Set<tree.Expr>
  watch: NameWatch | undefined
  /** Undefined if only names and types are needed. */
  analyze: AnalyzeBody | undefined
  /** Undefined if only names and types are needed; then lengths that are not literals match any length. */
  evaluate: ((constants: readonly Constant[]) => readonly Evaluated[]) | undefined
  /** Constants to evaluate if the program has no other errors. */
  constants: Constant[]
  /** Positions of reported panics. */
  panicked: Set<number>
  text: string
}

/** A required bound, and the diagnostic if it is unsatisfied. */
type Demand = {
  bound: Bound
  span: Span
  explain?: (bound: Bound) => Diagnostic | undefined
  isSilent?: boolean
}

/** A target of `break` and `continue`. */
export type Jump = {
  /** Without its apostrophe. */
  label?: string | undefined
  kind: 'loop' | 'while' | 'for' | 'block'
  /** Joins the values of `break`; undefined for `while` and `for`. */
  branches?: { add: (expr: tree.Expr | undefined, found: Type) => boolean; readonly result: Type }
  breaks: boolean
}

/** The function, closure or constant being checked. */
export type Body = {
  session: Session
  state: { hasErrors: boolean }
  inference: Inference
  solver: Solver
  scope: TypeScope
  depth: number
  /** By name, innermost last; `declared` is in order. */
  variables: Map<string, Local[]>
  declared: string[]
  /** The return type of the innermost closure or function. */
  result: Type | undefined
  /** The kind of body that `return` and `?` leave. */
  callable: 'function' | 'frame' | 'closure' | 'constant'
  jumps: Jump[]
  /** Whether the following code is unreachable. */
  diverges: boolean
  demands: Demand[]
  calls: { closure: Closure; trait: string; span: Span }[]
  /** Checks that need all types: casts, literals, closures. */
  later: (() => void)[]
  /** Type parameters for `impl Trait` arguments. */
  anonymous: readonly Param[]
  /** Variables of enclosing functions, which are not accessible. */
  unreachable: ReadonlySet<string>
  called?: tree.Path
  /** The bindings that the current alternative of `|` has to declare. */
  alternative?: Set<string>
}

/** The type; a resolved inference variable is replaced by its type. */
export function shallow(body: Body, type: Type): Type {
  return body.inference.shallow(type)
}

/** The type after using everything that is known so far. */
export function settled(body: Body, type: Type): Type {
  const known = body.inference.shallow(type)
  if (known.kind !== 'variable' || body.demands.length === 0) return known
  settle(body)
  return body.inference.shallow(known)
}

export function text(body: Body, type: Type): string {
  return typeText(body.inference.resolve(type))
}

type Details = Omit<Diagnostic, 'span' | 'message'>

/** Also marks the body, which then skips exhaustiveness and move checks. */
export function report(body: Body, span: Span, message: string, rest: Details = {}): undefined {
  body.session.report({ span, message, ...rest })
}

export function failed(body: Body, span: Span, message: string, rest: Details = {}): Type {
  report(body, span, message, rest)
  return ERROR
}

export function notInferred(body: Body, span: Span, help?: string): Type {
  return failed(body, span, 'type annotations needed', {
    label: 'cannot infer type',
    ...(help && { help }),
    code: 'E0282',
  })
}

/** An undecided bound is retried. */
export function demand(body: Body, obligation: Demand): void {
  if (!tryDemand(body, obligation)) body.demands.push(obligation)
}

/** Returns whether the bound could be decided. */
function tryDemand(body: Body, obligation: Demand): boolean {
  const { verdict, open, unmet } = body.solver.require(obligation.bound)
  if (verdict === 'maybe') return false
  if (verdict === 'no') explain(body, obligation, unmet)
  else noteCall(body, obligation)
  for (const bound of open) body.demands.push({ ...obligation, bound })
  return true
}

function noteCall(body: Body, { bound, span }: Demand): void {
  if (!isCallTrait(bound)) return
  const self = body.inference.shallow(bound.args[0]!)
  if (self.kind === 'closure') body.calls.push({ closure: self.closure, trait: bound.trait.name, span })
}

/** Retries undecided bounds until nothing changes. */
export function settle(body: Body): void {
  takeProjections(body)
  let hasMoved = body.demands.length > 0
  for (let round = 0; hasMoved && round < 100; round += 1) {
    const waiting = body.demands
    body.demands = []
    hasMoved = false
    for (const obligation of waiting) {
      if (tryDemand(body, obligation)) hasMoved = true
      else body.demands.push(obligation)
    }
    takeProjections(body)
  }
}

/** Turns projections that the solver could not normalize into bounds. */
function takeProjections(body: Body): void {
  const { open } = body.solver
  if (open.length === 0) return
  body.solver.open = []
  for (const bound of open) body.demands.push({ bound, span: NOWHERE, isSilent: true })
}

function explain(body: Body, { bound, explain: say, isSilent }: Demand, unmet: Bound | undefined): void {
  for (const { type } of bound.bindings) {
    const known = body.inference.shallow(type)
    if (isUnknown(known)) body.inference.unify(known, ERROR)
  }
  if (isSilent) return
  const failed = unmet?.bindings.length === 0 ? unmet : bound
  const args = failed.args.map((arg) => body.inference.resolve(arg))
  if (args.some((arg) => hasError(arg))) return
  const diagnostic = say?.({ ...failed, args })
  if (diagnostic) body.session.report({ ...diagnostic, ...bindingMismatch(body, { ...failed, args }) })
}

/** The error if only the associated type differs. */
function bindingMismatch(body: Body, bound: Bound): Omit<Diagnostic, 'span'> | undefined {
  const { trait, args, bindings } = bound
  const bare = { trait, args, bindings: [] }
  if (body.solver.evaluate(bare) !== 'yes') return undefined
  for (const { name, type } of bindings) {
    const found = body.solver.normalize({ kind: 'projection', trait, args, name })
    if (body.inference.probe(() => body.inference.unify(found, type))) continue
    // Without paths, like rustc
    const [self, wanted, given] = [args[0]!, type, found].map((each) => text(body, each).replace(/\b(\w+::)+/g, ''))
    const isIterator = trait.name === 'Iterator' && !trait.isOwn
    return {
      message: isIterator
        ? `expected \`${self}\` to be an iterator that yields \`${wanted}\`, but it yields \`${given}\``
        : `type mismatch resolving \`<${self} as ${isSelfDefault(bare) ? trait.name : boundText(bare)}>::${name} == ${wanted}\``,
      label: `expected \`${wanted}\`, found \`${given}\``,
      code: 'E0271',
    }
  }
  return undefined
}

export function hasError(type: Type): boolean {
  if (type.kind === 'error') return true
  if (type.kind === 'array') return hasError(type.item)
  return ['reference', 'tuple', 'slice', 'adt'].includes(type.kind) && typesIn(type).some(hasError)
}

export function declareLocal(body: Body, local: Local): void {
  const same = body.variables.get(local.name)
  if (same) same.push(local)
  else body.variables.set(local.name, [local])
  body.declared.push(local.name)
}

/**
 * The variable with a name. By hygiene, a macro's names refer to variables of the same expansion or of its definition.
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

export function visibleNames({ variables }: Body): string[] {
  return [...variables].flatMap(([name, locals]) => (locals.length > 0 ? [name] : []))
}

export function inScope<Answer>(body: Body, run: () => Answer): Answer {
  const mark = body.declared.length
  const answer = run()
  while (body.declared.length > mark) body.variables.get(body.declared.pop()!)!.pop()
  return answer
}
