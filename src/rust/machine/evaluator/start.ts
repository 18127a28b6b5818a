import type * as ir from '../../ir/program'

type Load = Extract<ir.Callee, { kind: 'load' }>

/** The states that a program loads, with what each begins with. */
export const loadsOf = ({ callees }: ir.Program): Load[] =>
  callees.filter((callee): callee is Load => callee.kind === 'load')

/** Whatever moves with the text around, and what the shape of the states says already. */
const APART = ['at', 'cost', 'shape', 'shapes', 'state', 'args', 'generics', 'result']

/** What the states of a program begin with, as a text that two programs share if they are written alike there. */
export function startOf(program: ir.Program): string {
  const seen = new Set<object>()
  const followed = (entry: object | undefined): unknown => {
    if (!entry || seen.has(entry)) return ''
    seen.add(entry)
    return entry
  }
  const loads = loadsOf(program)
  return JSON.stringify(loads, (key, value: unknown) => {
    if (key === 'initial' || key === 'function') {
      return typeof value === 'number' ? followed(program.functions[value]) : value
    }
    if (key === 'callee' && typeof value === 'number') return followed(program.callees[value])
    if (key === 'constant' && typeof value === 'number') return followed(program.constants[value])
    return APART.includes(key) && !isCallOf(value) ? undefined : value
  })
}

/** Arguments of a call are expressions; those of a native are shapes. */
const isCallOf = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object'
