import type { Checked, Target } from '../front/checker/checked'
import type { FunctionItem, ImplItem, Type } from '../front/types/type'
import { isConcrete } from './concreteType'
import { once, type Made } from './once'
import { remembered } from './remembered'
import { typeKey } from './typeKey'

/** The tables of the checker, which are asked only once for the same thing. */
export function remembering(checked: Checked): Checked {
  const targets: Made<FunctionItem, Target> = new Map()
  const impls = new Map<string, ImplItem | undefined>()
  const copies = new Map<string, boolean>()
  return {
    ...checked,
    substitute: (type, params, args) => (isConcrete(type) ? type : checked.substitute(type, params, args)),
    implementationOf: (callee) => once(targets, callee.item, callee.args, () => checked.implementationOf(callee)),
    implOf: (trait, type, others = []) =>
      remembered(impls, [trait, typeKey(type), ...others.map(typeKey)].join(' '), () =>
        checked.implOf(trait, type, others),
      ),
    isCopy: (type: Type) => remembered(copies, typeKey(type), () => checked.isCopy(type)),
  }
}
