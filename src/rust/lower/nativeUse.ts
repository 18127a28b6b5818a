import type { FunctionItem, Param, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { CallSite, Lowering } from './lowering'
import { matchType } from './matchType'

/** A native with what it is told of its types. */
export function nativeUse(
  lowering: Lowering,
  key: string,
  item: Pick<FunctionItem, 'key' | 'params' | 'owner'>,
  args: readonly Type[],
  site: CallSite,
): ir.NativeUse {
  const { options, headedBy } = site
  return {
    kind: 'native',
    key,
    generics: Object.fromEntries(genericsOf(lowering, item, args).map(([name, type]) => [name, lowering.shape(type)])),
    args: site.args.map(lowering.shape),
    result: lowering.shape(site.result),
    options,
    headedBy,
  }
}

/** The type parameters of a declaration by their names, `Self` and those of the impl that leaves a method to a native. */
function genericsOf(
  { checked }: Lowering,
  { owner, params }: Pick<FunctionItem, 'params' | 'owner'>,
  args: readonly Type[],
): [name: string, type: Type][] {
  const own = params.flatMap(({ name }, i): [string, Type][] => (args[i] ? [[name, args[i]]] : []))
  if (owner?.kind === 'impl') return [...own, ['Self', checked.substitute(owner.self, params, args)]]
  const [self] = args
  const impl = owner && self && checked.implOf(owner.name, self)
  if (!impl) return own
  const known = new Set(own.map(([name]) => name))
  const found = impl.params.flatMap(({ name }: Param): [string, Type][] => {
    const type = known.has(name) ? undefined : matchType(impl.self, self, name)
    return type ? [[name, type]] : []
  })
  return [...own, ...found]
}
