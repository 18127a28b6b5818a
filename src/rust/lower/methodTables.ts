import type { Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import { FORMAT_TRAITS } from '../ir/traits'
import { DROP_KEY } from './glue'
import { isPlain } from './layout'
import { ownSite, type Lowering } from './lowering'

/** What the machine itself calls of a value behind `dyn`. */
const ALWAYS = ['Iterator::next', ...Object.values(FORMAT_TRAITS).map((trait) => `${trait}::fmt`)]

/** The methods of these keys that a type has by the traits behind `dyn` and those that they demand. */
export function methodTable(
  lowering: Lowering,
  type: Type,
  { bounds }: TypeOf<'dyn'>,
  called: ReadonlySet<string>,
): ir.MethodTable {
  const table: Record<string, ir.Method> = {}
  const add = (bounds: TypeOf<'dyn'>['bounds']): void => {
    for (const { trait, args } of bounds) {
      for (const key of [...ALWAYS, ...called]) {
        const item = trait.functions.get(key.slice(key.lastIndexOf(':') + 1))
        if (item?.key !== key) continue
        const callee = { item, args: [type, ...args.slice(1)] }
        const reads = item.signature.receiver !== 'mutable' && isPlain(type)
        const id = lowering.callee(callee, ownSite(lowering.checked, callee))
        table[key] ??= { callee: id, reads: reads || undefined }
      }
      add(trait.supertraits)
    }
  }
  add(bounds)
  if (called.has(DROP_KEY) && lowering.drops?.needs(type)) {
    table[DROP_KEY] = { callee: lowering.glue(type), reads: isPlain(type) || undefined }
  }
  return table
}
