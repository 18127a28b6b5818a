import { substitute, substitutionOf } from './substitute'
import type { Adt, Bound, TraitItem, Type, TypeOf } from './type'

const DEEPEST = 12

/** As rustc prints it: `Vec<{integer}>`, `&mut str`, `impl Fn(i32) -> i32`. */
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
      return adtText(type.adt, [...type.adt.lifetimes.map(() => "'_"), ...type.args.map(text)])
    case 'param':
      return type.param.name
    case 'function':
      return `fn(${list(type.params)})${resultText(type.result, text)}`
    case 'functionItem':
      return fnItemText(type, text)
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

/** Names that occur in several std modules, which rustc prints with their path. */
const SHARED = {
  ops: 'Range RangeFrom RangeInclusive RangeToInclusive',
  slice: 'Iter IterMut',
  vec: 'IntoIter Drain',
  iter: 'Chain Empty FromFn Once Repeat Take',
  str: 'Bytes Lines Split SplitN',
}

function adtText({ name, isOwn }: Adt, args: readonly string[]): string {
  const shared = isOwn ? undefined : Object.entries(SHARED).find(([, names]) => names.split(' ').includes(name))
  return (shared ? `std::${shared[0]}::` : '') + name + (args.length > 0 ? `<${args.join(', ')}>` : '')
}

/** A struct or enum as declared: `Option<T>`. */
export function declaredText(adt: Adt): string {
  return adtText(adt, [...adt.lifetimes.map((name) => `'${name}`), ...adt.params.map(({ name }) => name)])
}

function fnItemText({ item, args }: TypeOf<'functionItem'>, text: (type: Type) => string): string {
  const { params, result } = item.signature
  const substitution = substitutionOf(item.params, args)
  const own = (type: Type) => text(substitute(type, substitution))
  return `fn(${params.map(own).join(', ')})${resultText(result, own)} {${item.key}}`
}

const CLOSURE_TRAITS = ['Fn', 'FnMut', 'FnOnce']

export function unmetText({ name, isOwn }: TraitItem, self: string, bound: string): string {
  if (!isOwn && name === 'Iterator') return `\`${self}\` is not an iterator`
  if (!isOwn && name === 'Display') return `\`${self}\` doesn't implement \`std::fmt::Display\``
  if (!isOwn && name === 'Debug') return `\`${self}\` doesn't implement \`Debug\``
  return `the trait bound \`${self}: ${bound}\` is not satisfied`
}

/** A bound as written after a colon: `Add<f32, Output = V>`, `Fn(i32) -> bool`. */
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
