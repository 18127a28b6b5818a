import type { Checked, Target } from '../checker/checked'
import { prepareWhole } from '../evaluator/prepare'
import { isConcrete } from '../evaluator/concreteType'
import { typeKey, typeKeys } from '../evaluator/typeKey'
import { substitute, substitutionOf } from '../types/substitute'
import type { Constant, FunctionItem, ImplItem, Type } from '../types/type'
import type { Natives } from '../values/native'
import type { Program } from '../evaluator/prepare'
import { Panic } from '../values/panic'
import type { Graph } from './graph'
import { trimmed } from './trimmed'
import { writeGraph } from './writeGraph'
import { TABLES, type WrittenProgram } from './writtenProgram'

/**
 * Writes down a program without faults as `readProgram` reads it, with all that it asks of the checker when all its functions
 * are compiled, and when it is run as told. Undefined where it ends with a panic.
 */
export function writeProgram(checked: Checked, natives: Natives, run: (program: Program) => void): Graph | undefined {
  const { asking, written } = recording(checked)
  try {
    run(prepareWhole(asking, natives))
  } catch (thrown) {
    if (thrown instanceof Panic) return undefined
    throw thrown
  }
  return graphOf(checked, written())
}

function graphOf(checked: Checked, program: WrittenProgram): Graph {
  const kept = new Set(program.implementations.flatMap(([item, , target]) => [item, target.item]))
  const sameTypes = new Map<string, Type>()
  const same = (object: object): object => {
    if (!isType(object)) return object
    const key = typeKey(object)
    if (!sameTypes.has(key)) sameTypes.set(key, object)
    return sameTypes.get(key)!
  }
  return writeGraph(program, (object) => [...trimmed(object, kept), ...factsOf(checked, object)], same)
}

/** What the tables tell of an object, as properties of it. */
function factsOf(checked: Checked, object: object): [name: string, value: unknown][] {
  return TABLES.map((name) => [`@${name}`, (checked[name] as ReadonlyMap<object, unknown>).get(object)])
}

const TYPES: readonly Type['kind'][] = [
  'scalar',
  'never',
  'tuple',
  'array',
  'length',
  'slice',
  'reference',
  'adt',
  'param',
  'functionItem',
  'dyn',
  'opaque',
  'projection',
]

function isType(object: object): object is Type {
  const { kind } = object as Partial<Type>
  if (kind === 'function') return 'params' in object
  if (kind === 'closure') return 'closure' in object
  return kind !== undefined && TYPES.includes(kind)
}

/** The tables, and everything that is asked of them. */
function recording(checked: Checked): { asking: Checked; written: () => WrittenProgram } {
  const implementations = new Map<string, [FunctionItem, readonly Type[], Target]>()
  const constants = new Map<Constant, Map<string, WrittenProgram['constants'][number]>>()
  const impls = new Map<string, [string, Type, ImplItem | null]>()
  const copies = new Map<string, [Type, boolean]>()
  const resolved = new Map<string, [Type, Type]>()
  const asking: Checked = {
    ...checked,
    implementationOf: (callee) => {
      const { item, args } = callee
      const target = checked.implementationOf(callee)
      implementations.set(typeKeys([{ kind: 'functionItem', item, args }]), [item, args, target])
      return target
    },
    constantOf: (constant, args) => {
      const found = checked.constantOf(constant, args)
      const asked = constants.get(constant) ?? new Map<string, WrittenProgram['constants'][number]>()
      constants.set(constant, asked.set(typeKeys(args), [constant, args, found ?? null]))
      return found
    },
    implOf: (trait, type) => {
      const impl = checked.implOf(trait, type)
      impls.set(`${trait} ${typeKey(type)}`, [trait, type, impl ?? null])
      return impl
    },
    isCopy: (type) => {
      const isCopy = checked.isCopy(type)
      copies.set(typeKey(type), [type, isCopy])
      return isCopy
    },
    substitute: (type, params, args) => {
      const found = checked.substitute(type, params, args)
      const plain = substitute(type, substitutionOf(params, args))
      if (!isConcrete(plain)) resolved.set(typeKey(plain), [plain, found])
      return found
    },
  }
  const typesThat = (areCopied: boolean) =>
    [...copies.values()].flatMap(([type, isCopy]) => (isCopy === areCopied ? [type] : []))
  const written = (): WrittenProgram => ({
    frame: checked.frame,
    states: checked.states,
    implementations: [...implementations.values()],
    constants: [...constants.values()].flatMap((asked) => [...asked.values()]),
    impls: [...impls.values()],
    copies: typesThat(true),
    others: typesThat(false),
    resolved: [...resolved.values()],
  })
  return { asking, written }
}
