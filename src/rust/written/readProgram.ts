import type { Checked, Target } from '../checker/checked'
import { isConcrete } from '../evaluator/concreteType'
import { once, type Made } from '../evaluator/once'
import { typeKey } from '../evaluator/typeKey'
import { NotWritten } from '../evaluator/notWritten'
import { substitute, substitutionOf } from '../types/substitute'
import type { Constant, FunctionItem, ImplItem, Type } from '../types/type'
import { readGraph, type Graph } from './graph'
import { TABLES, type WrittenProgram } from './writtenProgram'

/**
 * A program that was checked when it was written down, ready for `prepare`. What it did not ask when it was written it does not
 * know: then it throws `FurtherNeeded`, and its text has to be compiled.
 */
export function readProgram(graph: Graph): Checked {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map<never, never>()])) as unknown as Pick<
    Checked,
    (typeof TABLES)[number]
  >
  const program = readGraph(graph, tables as never) as WrittenProgram
  const { frame, states } = program
  const targets: Made<FunctionItem, Target> = new Map()
  for (const [item, args, target] of program.implementations) once(targets, item, args, () => target)
  const constants: Made<Constant, NonNullable<ReturnType<Checked['constantOf']>> | null> = new Map()
  for (const [constant, args, found] of program.constants) once(constants, constant, args, () => found)
  const impls = new Map(program.impls.map(([trait, type, impl]) => [`${trait} ${typeKey(type)}`, impl ?? undefined]))
  const copies = new Map<string, boolean>()
  for (const type of program.copies) copies.set(typeKey(type), true)
  for (const type of program.others) copies.set(typeKey(type), false)
  const resolved = new Map(program.resolved.map(([type, known]) => [typeKey(type), known]))
  return {
    ...tables,
    ...(frame && { frame }),
    states,
    tree: { items: [] } as never,
    diagnostics: [],
    options: new Map(),
    functions: [],
    implementationOf: ({ item, args }) => once(targets, item, args, unknown),
    constantOf: (constant, args) => once(constants, constant, args, unknown) ?? undefined,
    substitute: (type, params, args) => {
      const found = substitute(type, substitutionOf(params, args))
      return isConcrete(found) ? found : asked(resolved, typeKey(found))
    },
    isCopy: (type: Type) => asked(copies, typeKey(type)),
    implOf: (trait, type): ImplItem | undefined => asked(impls, `${trait} ${typeKey(type)}`),
  }
}

function asked<Answer>(answers: ReadonlyMap<string, Answer>, key: string): Answer {
  return answers.has(key) ? (answers.get(key) as Answer) : unknown()
}

function unknown(): never {
  throw new NotWritten()
}
