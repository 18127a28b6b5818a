import type { Bound, Type } from './type'

const DEEPEST = 12

/** The type as rustc writes it: `Vec<{integer}>`, `&mut str`, `impl Fn(i32) -> i32`. */
export function typeText(type: Type, depth = 0): string {
  if (depth > DEEPEST) return '…'
  const text = (part: Type) => typeText(part, depth + 1)
  const list = (parts: readonly Type[]) => parts.map(text).join(', ')
  switch (type.kind) {
    case 'scalar':
      return type.name
    case 'never':
      return '!'
    case 'tuple':
      return type.items.length === 1 ? `(${text(type.items[0]!)},)` : `(${list(type.items)})`
    case 'array':
      return `[${text(type.item)}; ${text(type.length)}]`
    case 'length':
      return String(type.value)
    case 'constant':
      return type.text
    case 'slice':
      return `[${text(type.item)}]`
    case 'reference':
      return `&${type.isMutable ? 'mut ' : ''}${text(type.target)}`
    case 'adt':
      return type.adt.name + (type.args.length > 0 ? `<${list(type.args)}>` : '')
    case 'param':
      return type.param.name
    case 'function':
      return `fn(${list(type.params)})${resultText(type.result, text)}`
    case 'functionItem':
      return `fn item {${type.item.key}}`
    case 'closure':
      return '{closure}'
    case 'dyn':
      return `dyn ${type.bounds.map((bound) => boundText(bound, depth + 1)).join(' + ')}`
    case 'opaque':
      return `impl ${type.opaque.bounds.map((bound) => boundText(bound, depth + 1)).join(' + ')}`
    case 'projection':
      return type.args[0]!.kind === 'param'
        ? `${text(type.args[0]!)}::${type.name}`
        : `<${text(type.args[0]!)} as ${type.trait.name}>::${type.name}`
    case 'variable': {
      const { variable } = type
      if (variable.bound) return text(variable.bound)
      return variable.kind === 'integer' ? '{integer}' : variable.kind === 'float' ? '{float}' : '_'
    }
    case 'error':
      return '_'
  }
}

const CLOSURE_TRAITS = ['Fn', 'FnMut', 'FnOnce']

/** The trait as it stands behind a colon: `Add<f32, Output = V>`, `Fn(i32) -> bool`. */
export function boundText({ trait, args, bindings }: Bound, depth = 0): string {
  const text = (part: Type) => typeText(part, depth + 1)
  const first = args[1]
  if (CLOSURE_TRAITS.includes(trait.name) && first?.kind === 'tuple') {
    const result = bindings.find(({ name }) => name === 'Output')
    return `${trait.name}(${first.items.map(text).join(', ')})${result ? resultText(result.type, text) : ''}`
  }
  const parts = [...args.slice(1).map(text), ...bindings.map(({ name, type }) => `${name} = ${text(type)}`)]
  return trait.name + (parts.length > 0 ? `<${parts.join(', ')}>` : '')
}

function resultText(result: Type, text: (type: Type) => string): string {
  return result.kind === 'tuple' && result.items.length === 0 ? '' : ` -> ${text(result)}`
}
