import type { Checked, Target } from '../front/checker/checked'
import type { FunctionItem, ImplItem, Type } from '../front/types/type'
import { isConcrete } from './concreteType'
import { once } from './once'
import type { Made } from './once'
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
    implOf: (trait, type) => remember(impls, `${trait} ${typeKey(type)}`, () => checked.implOf(trait, type)),
    isCopy: (type: Type) => remember(copies, typeKey(type), () => checked.isCopy(type)),
  }
}

function remember<Answer>(answers: Map<string, Answer>, key: string, find: () => Answer): Answer {
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as Answer
  const answer = find()
  answers.set(key, answer)
  return answer
}
