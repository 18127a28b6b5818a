import type { Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import { isPlain } from './layout'
import { ownSite, type Lowering } from './lowering'

/** What the machine itself calls of a value behind `dyn`. */
const ALWAYS = ['fmt', 'next']

/** The methods of these names that a type has by the traits behind `dyn` and those that they demand. */
export function methodTable(
  lowering: Lowering,
  type: Type,
  { bounds }: TypeOf<'dyn'>,
  called: ReadonlySet<string>,
): ir.MethodTable {
  const table: Record<string, ir.Method> = {}
  const add = (bounds: TypeOf<'dyn'>['bounds']): void => {
    for (const { trait, args } of bounds) {
      for (const name of [...ALWAYS, ...called]) {
        const item = trait.functions.get(name)
        if (!item) continue
        const callee = { item, args: [type, ...args.slice(1)] }
        const reads = item.signature.receiver !== 'mutable' && isPlain(type)
        const id = lowering.callee(callee, ownSite(lowering.checked, callee))
        const method: ir.Method = { callee: id, reads: reads || undefined }
        table[`${trait.name}::${name}`] ??= method
        table[name] ??= method
      }
      add(trait.supertraits)
    }
  }
  add(bounds)
  return table
}
