import { headsOf, type ImplIndex } from '../items/implIndex'
import type { World } from '../items/world'
import { isAbove } from '../traits/bounds'
import { Solver, type Chosen } from '../traits/solver'
import { substitutionOf } from '../types/substitute'
import type { Bound, Constant, ImplItem, Param, TraitItem, Type } from '../types/type'
import type { Callee, Target } from '../checked/checked'
import type { TypeQueries } from '../checked/analysis'

/** Trait resolution for concrete types, used by lowering. */
export class Dispatch {
  constructor(
    private readonly world: World,
    private readonly impls: ImplIndex,
  ) {}

  private solver(): Solver {
    return new Solver(this.impls, [], true)
  }

  substitute(type: Type, params: readonly Param[], args: readonly Type[]): Type {
    const solver = this.solver()
    return solver.inference.resolve(solver.instantiate(type, substitutionOf(params, args)))
  }

  isCopy(type: Type): boolean {
    const trait = this.world.trait('Copy')
    return trait !== undefined && this.solver().evaluate({ trait, args: [type], bindings: [] }) === 'yes'
  }

  implOf(name: string, type: Type, others: readonly Type[] = []): ImplItem | undefined {
    const trait = this.world.trait(name)
    if (!trait) return undefined
    const solver = this.solver()
    const args = trait.params.map(
      (param, i) => others[i - 1] ?? (param.fallback || i === 0 ? type : solver.inference.fresh()),
    )
    return this.chosen(solver, trait, args)?.impl
  }

  isWritten(trait: string, method: string, type: Type): boolean {
    const impls = this.impls.traitImpls(trait, type)
    return impls.some(({ isDerived, functions }) => !isDerived && functions.get(method)?.body !== undefined)
  }

  queries(): Pick<TypeQueries, 'normalize' | 'implOf'> {
    return {
      normalize: (type, params, args) => this.substitute(type, params, args),
      implOf: (trait, type) => this.implOf(trait, type),
    }
  }

  private chosen(solver: Solver, trait: TraitItem, args: readonly Type[]): Chosen | undefined {
    const bound: Bound = { trait, args, bindings: [] }
    const found = solver.implFor(bound)
    return found && { impl: found.impl, args: found.args.map((arg) => solver.inference.resolve(arg)) }
  }

  implementationOf({ item, args }: Callee): Target {
    const { owner } = item
    if (owner?.kind !== 'trait') return { kind: 'function', item, args, key: item.key }
    const count = owner.params.length
    const solver = this.solver()
    const traitArgs = args.slice(0, count).map((arg) => solver.normalize(arg))
    const self = traitArgs[0]!
    if (self.kind === 'dyn' && self.bounds.some(({ trait }) => isAbove(trait, owner)))
      return { kind: 'dynamic', item, args }
    const found = this.chosen(solver, owner, traitArgs)
    const impl = found?.impl
    const own = impl?.functions.get(item.name)
    if (found && own) return { kind: 'function', item: own, args: [...found.args, ...args.slice(count)], key: own.key }
    if (item.body) return { kind: 'function', item, args, key: item.key }
    if (!impl || impl.isDerived) return { kind: 'structural', item, args, type: self }
    const key = `<${headText(impl)} as ${owner.name}>::${item.name}`
    return { kind: 'function', item, args, key, fallbackKey: item.key }
  }

  constantOf(constant: Constant, args: readonly Type[]): { constant: Constant; args: readonly Type[] } | undefined {
    const { owner } = constant
    if (owner?.kind !== 'trait') return { constant, args }
    const found = this.chosen(this.solver(), owner, args)
    const own = found?.impl.consts.get(constant.name)
    if (found && own) return { constant: own, args: found.args }
    return constant.value ? { constant, args } : undefined
  }
}

/** The impl's type without arguments, as in the keys of natives. */
function headText({ self }: ImplItem): string {
  return self.kind === 'param' ? self.param.name : (headsOf(self)[0] ?? self.kind)
}
