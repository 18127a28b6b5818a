import { type ImplIndex, isInGroup } from '../items/implIndex'
import { Inference } from '../types/inference'
import { ERROR, isStd, isUnknown, tuple } from '../types/known'
import {
  hasPart,
  mapBound,
  mapType,
  substitute,
  substituteBound,
  substitutionOf,
  type Substitution,
} from '../types/substitute'
import { type Bound, CheckLimit, type ImplItem, type Param, type Type, type TypeOf } from '../types/type'
import { builtIn } from './builtin'
import { declaredBounds, isCallTrait, revealedBy, supertraitBounds } from './bounds'

type Verdict = 'yes' | 'no' | 'maybe'

/** The selected impl with its arguments. */
export type Chosen = { impl: ImplItem; args: readonly Type[] }

/** The bounds of the impl are still to be decided. */
type Selection = { verdict: Verdict; nested: readonly Bound[]; chosen?: Chosen }

type Match = { args: readonly Type[]; substitution: Substitution }

const DEEPEST = 24
/** Limit of steps; a demanding program takes about a thousand. */
const MAX_STEPS = 40_000

export class Solver {
  readonly inference = new Inference()
  /** Bounds that could not be decided, to be retried. */
  open: Bound[] = []
  private readonly environment: Bound[] = []
  private steps = 0
  /** The part of the last bound that was not satisfied. */
  private unmet: Bound | undefined
  private tooDeep: Bound | undefined

  constructor(
    private readonly impls: ImplIndex,
    /** Bounds of the enclosing function. */
    environment: readonly Bound[] = [],
    /** Whether the type behind `impl Trait` is visible. */
    private readonly revealsOpaque = false,
  ) {
    for (const bound of environment) this.environment.push(bound, ...supertraitBounds(bound))
  }

  /** Bounds from the environment, or declared by a projection or opaque type. */
  promised(type: Type): readonly Bound[] {
    const known = this.inference.shallow(type)
    const promises = this.environment.filter(({ args }) => args[0] && this.inference.isEqual(args[0], known))
    return [...promises, ...declaredBounds(known)]
  }

  freshArgs(params: readonly Param[]): Type[] {
    return params.map(({ group }) => this.inference.fresh(group ? kindOfGroup(group) : 'general'))
  }

  /** Substitutes parameters and normalizes. */
  instantiate(type: Type, substitution: Substitution): Type {
    return this.normalize(substitute(type, substitution))
  }

  instantiateBound(bound: Bound, substitution: Substitution): Bound {
    return mapBound(substituteBound(bound, substitution), (type) => this.normalize(type))
  }

  normalize(type: Type, depth = 0): Type {
    return mapType(type, (part) => {
      if (part.kind === 'projection') return this.project(part, depth)
      if (part.kind !== 'opaque' || !this.revealsOpaque) return undefined
      const revealed = revealedBy(this, part)
      return revealed && this.normalize(revealed, depth + 1)
    })
  }

  private project(projection: TypeOf<'projection'>, depth: number): Type {
    if (depth > DEEPEST) throw new CheckLimit('associated types nested too deeply')
    const args = projection.args.map((arg) => this.normalize(arg, depth + 1))
    const result = this.inference.fresh()
    const bound: Bound = { trait: projection.trait, args, bindings: [{ name: projection.name, type: result }] }
    const verdict = this.decide(bound, depth + 1, true)
    if (verdict === 'maybe') this.open.push(bound)
    if (verdict === 'no') {
      const self = this.inference.shallow(args[0]!)
      return self.kind === 'param' || self.kind === 'projection' ? { ...projection, args } : ERROR
    }
    return this.inference.shallow(result)
  }

  /** Lists the parts that are still open; `no` and `maybe` bind no variables. */
  require(bound: Bound): { verdict: Verdict; open: readonly Bound[]; unmet?: Bound } {
    const kept = this.open
    this.open = []
    this.unmet = undefined
    const verdict = this.decide(bound, 0)
    const { open, unmet } = this
    this.open = kept
    return { verdict, open, ...(unmet !== undefined ? { unmet } : {}) }
  }

  /** Whether the bound may hold, without binding variables. */
  evaluate(bound: Bound, depth = 0): Verdict {
    if (depth > DEEPEST) {
      this.tooDeep = mapBound(bound, (type) => this.inference.resolve(type))
      return 'maybe'
    }
    return this.trial(() => {
      const own = this.select(bound, depth)
      if (own.verdict !== 'yes') return own.verdict
      return this.worst([...own.nested, ...this.open], depth + 1)
    })
  }

  /** A bound with a large type, if deciding the given one needs ever larger types. */
  endlessBound(bound: Bound): Bound | undefined {
    this.evaluate(bound)
    return this.tooDeep
  }

  /** The impl of a bound; undefined for built-in ones. */
  implFor(bound: Bound): Chosen | undefined {
    const kept = this.open
    const own = this.select(bound, 0)
    this.open = kept
    return own.verdict === 'yes' ? own.chosen : undefined
  }

  private worst(bounds: readonly Bound[], depth: number): Verdict {
    let worst: Verdict = 'yes'
    for (const bound of bounds) {
      const verdict = this.evaluate(bound, depth)
      if (verdict === 'no') return 'no'
      if (verdict === 'maybe') worst = 'maybe'
    }
    return worst
  }

  /** Selects an impl, binds what follows from it, and checks its own bounds. */
  private decide(bound: Bound, depth: number, onlyBinds = false): Verdict {
    if (depth > DEEPEST) return 'maybe'
    const kept = this.open
    this.open = []
    const failure: { verdict: Verdict } = { verdict: 'no' }
    const holds = this.inference.attempt(() => {
      const own = this.select(bound, depth)
      if (own.verdict !== 'yes') {
        failure.verdict = own.verdict
        if (own.verdict === 'no' && depth > 0) this.unmet = mapBound(bound, (type) => this.inference.resolve(type))
        return false
      }
      // A query for an associated type needs only bounds with bindings; the others are required elsewhere
      const nested = onlyBinds ? own.nested.filter(({ bindings }) => bindings.length > 0) : own.nested
      return nested.every((part) => {
        const inner = this.decide(part, depth + 1)
        if (inner === 'maybe') this.open.push(part)
        return inner !== 'no'
      })
    })
    const opened = this.open
    this.open = kept
    if (holds) this.open.push(...opened)
    return holds ? 'yes' : failure.verdict
  }

  private select(goal: Bound, depth: number): Selection {
    this.steps += 1
    if (this.steps > MAX_STEPS) throw new CheckLimit('traits take too long to decide')
    const { trait } = goal
    const args = goal.args.map((arg) => this.inference.shallow(this.normalizeHead(arg, depth)))
    const bound: Bound = { ...goal, args }
    const self = args[0]!
    if (self.kind === 'error') {
      for (const { type } of bound.bindings) this.inference.unify(type, ERROR)
      return { verdict: 'yes', nested: [] }
    }
    const promise = this.selectPromised(bound)
    if (promise) return promise
    if (isUnknown(self)) return { verdict: 'maybe', nested: [] }
    const callable = this.selectCallable(bound)
    if (callable) return callable
    const known = builtIn(
      {
        trait,
        self,
        other: args[1] ?? self,
        fresh: () => this.inference.fresh(),
        shallow: (type) => this.inference.shallow(type),
      },
      this.impls.rules,
    )
    if (known === undefined) return this.selectImpl(bound, depth)
    if (known === 'no' || known === 'maybe') return { verdict: known, nested: [] }
    const holds =
      (known.equal ?? []).every(([a, b]) => this.inference.unify(a, b)) &&
      bound.bindings.every(({ name, type }) => {
        const bound = known.bindings?.[name]
        return !bound || this.inference.unify(type, bound)
      })
    return { verdict: holds ? 'yes' : 'no', nested: known.parts }
  }

  private normalizeHead(type: Type, depth: number): Type {
    const known = this.inference.shallow(type)
    if (known.kind === 'projection' || (known.kind === 'opaque' && this.revealsOpaque))
      return this.normalize(known, depth + 1)
    return known
  }

  /** Bounds from `where`, `dyn` or `impl`. */
  private selectPromised(bound: Bound): Selection | undefined {
    const self = bound.args[0]!
    const candidates = [...this.environment, ...declaredBounds(self)].filter((promise) => promise.trait === bound.trait)
    const fitting = candidates.filter((promise) => this.inference.probe(() => this.unifyAll(promise.args, bound.args)))
    if (fitting.length === 0) return undefined
    if (self.kind === 'variable') return { verdict: 'maybe', nested: [] }
    const isEqual = (a: Bound, b: Bound) => a.args.every((arg, i) => this.inference.isEqual(arg, b.args[i]!))
    const exact = fitting.filter((promise) => isEqual(promise, bound))
    const usable = exact.length > 0 ? exact : fitting
    const first = usable[0]!
    if (exact.length === 0 && !usable.every((other) => isEqual(other, first))) return { verdict: 'maybe', nested: [] }
    this.unifyAll(first.args, bound.args)
    for (const { name, type } of bound.bindings) {
      const found = usable.flatMap(({ bindings }) => bindings).find((binding) => binding.name === name)
      const known: Type = found
        ? this.normalize(found.type)
        : { kind: 'projection', trait: bound.trait, args: first.args, name }
      if (!this.inference.unify(type, known)) return { verdict: 'no', nested: [] }
    }
    return { verdict: 'yes', nested: [] }
  }

  /** Functions, closures, and pointers to callables. */
  private selectCallable(bound: Bound): Selection | undefined {
    if (!isCallTrait(bound)) return undefined
    const self = bound.args[0]!
    const isPointer = self.kind === 'reference' && (!self.isMutable || bound.trait.name !== 'Fn')
    const target = isPointer ? self.target : isStd(self, 'Box') ? self.args[0]! : undefined
    if (target) return { verdict: 'yes', nested: [{ ...bound, args: [target, ...bound.args.slice(1)] }] }
    const signature = this.signatureOf(self)
    if (!signature) return undefined
    const output = bound.bindings.find(({ name }) => name === 'Output')
    const holds =
      this.inference.unify(bound.args[1]!, tuple(signature.params)) &&
      (!output || this.inference.unify(output.type, signature.result))
    return { verdict: holds ? 'yes' : 'no', nested: [] }
  }

  signatureOf(type: Type): { params: readonly Type[]; result: Type } | undefined {
    if (type.kind === 'function') return type
    if (type.kind === 'closure') {
      const { params, result, generics } = type.closure
      const substitution = substitutionOf(generics, type.args)
      return {
        params: params.map((param) => substitute(param, substitution)),
        result: substitute(result, substitution),
      }
    }
    if (type.kind !== 'functionItem') return undefined
    const { params, signature } = type.item
    const substitution = substitutionOf(params, type.args)
    return {
      params: signature.params.map((param) => this.instantiate(param, substitution)),
      result: this.instantiate(signature.result, substitution),
    }
  }

  private selectImpl(bound: Bound, depth: number): Selection {
    const self = bound.args[0]!
    let fitting = this.impls
      .traitImpls(bound.trait.name, self)
      .filter((impl) => impl.trait?.trait === bound.trait)
      .filter((impl) => this.trial(() => this.matchHead(impl, bound) !== undefined))
    if (fitting.length > 1) {
      const rated = fitting.map((impl) => ({ impl, verdict: this.rateImpl(impl, bound, depth) }))
      fitting = rated.filter(({ verdict }) => verdict !== 'no').map(({ impl }) => impl)
    }
    if (fitting.length === 0) return { verdict: 'no', nested: [] }
    if (fitting.length > 1 && bound.args.some((arg) => this.hasVariable(arg))) return { verdict: 'maybe', nested: [] }
    const impl = fitting[0]!
    const match = this.matchImpl(impl, bound)!
    for (const { name, type } of bound.bindings) {
      const own = impl.types.get(name)
      const known = own && this.instantiate(own.type, match.substitution)
      if (known && !this.inference.unify(type, known)) return { verdict: 'no', nested: [] }
    }
    return { verdict: 'yes', nested: match.nested, chosen: { impl, args: match.args } }
  }

  private rateImpl(impl: ImplItem, bound: Bound, depth: number): Verdict {
    return this.trial(() => {
      const match = this.matchImpl(impl, bound)
      return match ? this.worst([...match.nested, ...this.open], depth + 1) : 'no'
    })
  }

  trial<Answer>(run: () => Answer): Answer {
    const kept = this.open
    this.open = []
    const answer = this.inference.probe(run)
    this.open = kept
    return answer
  }

  /** Matches an impl against a bound and lists its bounds. */
  matchImpl(impl: ImplItem, bound: Bound): (Match & { nested: readonly Bound[] }) | undefined {
    const match = this.matchHead(impl, bound)
    return match && { ...match, nested: impl.where.map((part) => this.instantiateBound(part, match.substitution)) }
  }

  private matchHead(impl: ImplItem, bound: Bound): Match | undefined {
    const { trait } = impl
    if (!trait) return undefined
    const args = this.freshArgs(impl.params)
    const substitution = substitutionOf(impl.params, args)
    const isFitting = trait.args.every((arg, i) =>
      this.inference.unify(this.instantiate(arg, substitution), bound.args[i]!),
    )
    return isFitting && this.isInGroups(impl.params, args) ? { args, substitution } : undefined
  }

  isInGroups(params: readonly Param[], args: readonly Type[]): boolean {
    return params.every(({ group }, i) => !group || isInGroup(this.inference.shallow(args[i]!), group))
  }

  private unifyAll(a: readonly Type[], b: readonly Type[]): boolean {
    return this.inference.attempt(() => a.every((type, i) => b[i] !== undefined && this.inference.unify(type, b[i]!)))
  }

  hasVariable(type: Type): boolean {
    return hasPart(this.inference.resolve(type), (part) => part.kind === 'variable' || undefined)
  }
}

function kindOfGroup(group: readonly string[]): 'general' | 'integer' | 'float' {
  if (group.every((name) => name === 'f32' || name === 'f64')) return 'float'
  return group.includes('f32') ? 'general' : 'integer'
}
