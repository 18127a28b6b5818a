import { ERROR, F64, I32, UNIT, isFloatName, isIntegerName } from './known'
import { type Bound, CheckLimit, tooDeep, type Type, type Variable } from './type'
import { mapType, typesIn } from './substitute'

const MAX_STEPS = 3_000_000

/** The inference variables of a body, with rollback. */
export class Inference {
  private readonly variables: Variable[] = []
  private trail: Variable[] = []
  private steps = 0

  fresh(kind: Variable['kind'] = 'general', diverges = false): Type {
    const variable: Variable = { id: this.variables.length, kind }
    if (diverges) variable.diverges = true
    this.variables.push(variable)
    return { kind: 'variable', variable }
  }

  shallow(type: Type): Type {
    let known = type
    while (known.kind === 'variable' && known.variable.bound) known = known.variable.bound
    return known
  }

  resolve(type: Type): Type {
    const seen = new Map<Type, Type>()
    const change = (part: Type): Type | undefined => {
      this.count()
      if (part.kind === 'variable') {
        const known = this.shallow(part)
        return known === part || known.kind === 'variable' ? known : mapType(known, change)
      }
      if (part.kind !== 'tuple') return undefined
      // Shared parts, as in nested pairs, are resolved once
      const before = seen.get(part)
      if (before) return before
      const after = { ...part, items: part.items.map((item) => mapType(item, change)) }
      seen.set(part, after)
      return after
    }
    return mapType(type, change)
  }

  /** Rolls back if the trial returns undefined. */
  attempt<Answer>(trial: () => Answer): Answer {
    const mark = this.trail.length
    const answer = trial()
    if (!answer) this.undo(mark)
    return answer
  }

  /** Always rolls back. */
  probe<Answer>(trial: () => Answer): Answer {
    const mark = this.trail.length
    const answer = trial()
    this.undo(mark)
    return answer
  }

  /** Binds nothing on failure. */
  unify(a: Type, b: Type): boolean {
    return this.attempt(() => this.equate(a, b, 0))
  }

  /** Binds no variables. */
  isEqual(a: Type, b: Type): boolean {
    const mark = this.trail.length
    const isEqual = this.equate(a, b, 0) && this.trail.length === mark
    this.undo(mark)
    return isEqual
  }

  /** Binds open literals and diverging variables to their defaults. */
  fallBack(): void {
    for (const variable of this.variables) {
      if (variable.bound) continue
      if (variable.kind === 'integer') variable.bound = I32
      else if (variable.kind === 'float') variable.bound = F64
      else if (variable.diverges) variable.bound = UNIT
    }
  }

  private undo(mark: number): void {
    while (this.trail.length > mark) delete this.trail.pop()!.bound
  }

  private count(): void {
    this.steps += 1
    if (this.steps > MAX_STEPS) throw new CheckLimit('types too large')
  }

  private bind(variable: Variable, type: Type): true {
    variable.bound = type
    this.trail.push(variable)
    return true
  }

  private equate(left: Type, right: Type, depth: number): boolean {
    this.count()
    const a = this.shallow(left)
    const b = this.shallow(right)
    if (a === b) return true
    if (depth > 200) return tooDeep()
    if (a.kind === 'variable') return this.equateVariable(a, b)
    if (b.kind === 'variable') return this.equateVariable(b, a)
    if (a.kind === 'error' || b.kind === 'error') return true
    const equal = (x: Type, y: Type) => this.equate(x, y, depth + 1)
    const all = (x: readonly Type[], y: readonly Type[]) =>
      x.length === y.length && x.every((item, i) => equal(item, y[i]!))
    switch (a.kind) {
      case 'scalar':
        return b.kind === 'scalar' && a.name === b.name
      case 'never':
      case 'tuple':
      case 'array':
      case 'slice':
      case 'function':
        return a.kind === b.kind && all(typesIn(a), typesIn(b))
      case 'length':
        return b.kind === 'length' && a.value === b.value
      case 'constant':
        return b.kind === 'constant' && a.text === b.text
      case 'reference':
        return b.kind === 'reference' && a.isMutable === b.isMutable && equal(a.target, b.target)
      case 'adt':
        return b.kind === 'adt' && a.adt === b.adt && all(a.args, b.args)
      case 'param':
        return b.kind === 'param' && a.param === b.param
      case 'functionItem':
        return b.kind === 'functionItem' && a.item === b.item && all(a.args, b.args)
      case 'closure':
        return b.kind === 'closure' && a.closure === b.closure && all(a.args, b.args)
      case 'opaque':
        return b.kind === 'opaque' && a.opaque === b.opaque && all(a.args, b.args)
      case 'projection':
        return b.kind === 'projection' && a.trait === b.trait && a.name === b.name && all(a.args, b.args)
      case 'dyn':
        return (
          b.kind === 'dyn' &&
          a.bounds.length === b.bounds.length &&
          a.bounds.every((bound, i) => this.equateBounds(bound, b.bounds[i]!, equal, all))
        )
    }
  }

  private equateBounds(
    a: Bound,
    b: Bound,
    equal: (x: Type, y: Type) => boolean,
    all: (x: readonly Type[], y: readonly Type[]) => boolean,
  ): boolean {
    return (
      a.trait === b.trait &&
      all(a.args.slice(1), b.args.slice(1)) &&
      a.bindings.every((binding) => {
        const other = b.bindings.find(({ name }) => name === binding.name)
        return other !== undefined && equal(binding.type, other.type)
      })
    )
  }

  private equateVariable(open: Extract<Type, { kind: 'variable' }>, other: Type): boolean {
    const { variable } = open
    if (other.kind === 'variable') {
      const target = other.variable
      if (variable === target) return true
      if (variable.kind === 'general') {
        if (variable.diverges && target.kind === 'general') target.diverges = true
        return this.bind(variable, other)
      }
      if (target.kind === 'general' || target.kind === variable.kind) return this.bind(target, open)
      return false
    }
    if (other.kind === 'error') return this.bind(variable, ERROR)
    if (variable.kind === 'integer')
      return other.kind === 'scalar' && isIntegerName(other.name) && this.bind(variable, other)
    if (variable.kind === 'float')
      return other.kind === 'scalar' && isFloatName(other.name) && this.bind(variable, other)
    return !this.occurs(variable, other, 0) && this.bind(variable, other)
  }

  private occurs(variable: Variable, type: Type, depth: number): boolean {
    this.count()
    const known = this.shallow(type)
    if (depth > 200) return tooDeep()
    if (known.kind === 'variable') return known.variable === variable
    return typesIn(known).some((part) => this.occurs(variable, part, depth + 1))
  }
}
