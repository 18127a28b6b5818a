import type { Program } from '../src/ir/program'

/** The table that ids in properties of this name refer to. */
const TABLES: Readonly<Record<string, 'functions' | 'callees' | 'constants' | 'shapes' | 'tables'>> = {
  ...{ callee: 'callees', convert: 'callees', methods: 'callees', function: 'functions', initial: 'functions' },
  ...{ constant: 'constants', table: 'tables', shape: 'shapes', shapes: 'shapes', copied: 'shapes', state: 'shapes' },
  ...{ generics: 'shapes', result: 'shapes', iterated: 'shapes' },
}

/** These are shapes in shapes and in uses of natives, elsewhere nodes or jumps. */
const OF_SHAPES = ['item', 'items', 'target', 'args']

const TAGS = {
  op: `unit value wide float bytes constant callee read copy borrow clone release placeOf placeOfCapture assign discard
    spread update unary binary compare compareShapes lazy cast call callValue closure dyn tryOption tryResult list array
    repeat variant struct block labelled let letPattern matches if match loop while for count jump format print panic write
    assert assertPair debug draw fail`.split(/\s+/),
  in: 'slot captured outside field element part text reference temporary'.split(' '),
  is: 'any bind equal range behind parts slice either'.split(' '),
}

/** Unknown nodes, invalid ids, or values that are not data. */
export function diagnosticsOf(program: Program): string[] {
  const diagnostics: string[] = []
  const visit = (value: unknown, name: string, way: string, isOfShapes: boolean): void => {
    if (typeof value === 'number') {
      const table = isOfShapes && OF_SHAPES.includes(name) ? 'shapes' : TABLES[name]
      if (table && program[table][value] === undefined) diagnostics.push(`${way}: no entry ${value} in ${table}`)
      return
    }
    if (typeof value !== 'object' || value === null) {
      if (!['string', 'boolean', 'undefined'].includes(typeof value))
        diagnostics.push(`${way}: ${String(value)} is no data`)
      return
    }
    if (Array.isArray(value)) return value.forEach((item, i) => visit(item, name, `${way}[${i}]`, isOfShapes))
    if (Object.getPrototypeOf(value) !== Object.prototype) diagnostics.push(`${way}: an object of a class`)
    for (const [tag, known] of Object.entries(TAGS)) {
      const reported = (value as Record<string, unknown>)[tag]
      if (typeof reported === 'string' && !known.includes(reported))
        diagnostics.push(`${way}: ${tag} ${reported} is not known`)
    }
    const isShapeOrNative = way.startsWith('shapes') || (value as { kind?: string }).kind === 'native'
    for (const [key, part] of Object.entries(value)) {
      const inside = ['methods', 'generics'].includes(name) ? name : key
      visit(part, inside, `${way}.${key}`, isShapeOrNative)
    }
  }
  const { functions, callees, constants, shapes, tables } = program
  for (const [name, entries] of Object.entries({ functions, callees, constants, shapes, tables }))
    entries.forEach((entry, i) => visit(entry, '', `${name}[${i}]`, name === 'shapes'))
  for (const state of program.states) visit(state, 'shape', 'states', false)
  visit(program.frame, 'function', 'frame', false)
  return diagnostics
}
