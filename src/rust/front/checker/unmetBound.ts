import type * as tree from '../tree/tree'
import type { Bound, Type } from '../types/type'
import { type Body, text } from './body'

/** What to say when a type does not have a trait. */
export function unmetBound(body: Body, bound: Bound, span: tree.Expr['span']) {
  const { trait, args } = bound
  const self = text(body, args[0]!)
  const further = args.slice(1).map((arg) => text(body, arg))
  const name = trait.name + (further.length > 0 && !isSelfDefault(bound) ? `<${further.join(', ')}>` : '')
  const first = args[0]!
  const common = { span, code: 'E0277' }
  if (trait.name === 'Iterator' && !trait.isOwn)
    return { ...common, message: `\`${self}\` is not an iterator`, label: `\`${self}\` is not an iterator` }
  if ((trait.name === 'Display' || trait.name === 'Debug') && !trait.isOwn)
    return unprintable(first, self, trait.name, span)
  if (trait.name === 'FromIterator' && !trait.isOwn)
    return {
      ...common,
      message: `a value of type \`${self}\` cannot be built since \`${self}: FromIterator<${further[0]}>\` is not satisfied`,
      label: `value of type \`${self}\` cannot be built from \`std::iter::Iterator<Item=${further[0]}>\``,
    }
  if ((trait.name === 'Sum' || trait.name === 'Product') && !trait.isOwn)
    return {
      ...common,
      message:
        `a value of type \`${self}\` cannot be made by ${trait.name === 'Sum' ? 'summing' : 'multiplying all elements from'} an iterator over elements of type \`${further[0]}\``.replace(
          'multiplying all elements from an',
          'multiplying all elements of an',
        ),
      label: `value of type \`${self}\` cannot be made from elements of type \`${further[0]}\``,
    }
  if (['Fn', 'FnMut', 'FnOnce'].includes(trait.name) && !trait.isOwn)
    return {
      ...common,
      message: `expected a \`${trait.name}\` closure, found \`${self}\``,
      label: `expected a \`${trait.name}\` closure, found \`${self}\``,
    }
  if (trait.name === 'Ord' && first.kind === 'scalar' && (first.name === 'f32' || first.name === 'f64'))
    return {
      ...common,
      message: `the trait bound \`${self}: Ord\` is not satisfied`,
      label: `the trait \`Ord\` is not implemented for \`${self}\``,
      help: 'floats have no total order: use `partial_cmp` or `total_cmp`, `f32::max`, `f32::min`',
    }
  const isOwnType = first.kind === 'adt' && first.adt.isOwn
  const derivable = ['Clone', 'Copy', 'PartialEq', 'Eq', 'PartialOrd', 'Ord', 'Hash', 'Default', 'Debug']
  return {
    ...common,
    message: `the trait bound \`${self}: ${name}\` is not satisfied`,
    label: `the trait \`${name}\` is not implemented for \`${self}\``,
    ...(isOwnType && derivable.includes(trait.name)
      ? { help: `consider annotating \`${first.adt.name}\` with \`#[derive(${trait.name})]\`` }
      : first.kind === 'param'
        ? { help: `consider restricting type parameter \`${self}\` with trait \`${name}\`` }
        : {}),
  }
}

function isSelfDefault({ trait, args }: Bound): boolean {
  const fallback = trait.params[1]?.fallback
  return (
    fallback?.kind === 'param' && fallback.param === trait.params[0] && args[1] !== undefined && args[0] === args[1]
  )
}

function unprintable(first: Type, self: string, trait: string, span: tree.Expr['span']) {
  const how =
    trait === 'Debug' ? "`{self}` doesn't implement `Debug`" : "`{self}` doesn't implement `std::fmt::Display`"
  const isOwn = first.kind === 'adt' && first.adt.isOwn
  const help =
    first.kind === 'param'
      ? `consider restricting type parameter \`${self}\` with trait \`${trait}\``
      : trait === 'Debug'
        ? isOwn
          ? `add \`#[derive(Debug)]\` to \`${first.adt.name}\``
          : undefined
        : 'in format strings you may be able to use `{:?}` (or {:#?} for pretty-print) instead'
  return {
    span,
    message: how.replace('{self}', self),
    label:
      trait === 'Debug'
        ? `\`${self}\` cannot be formatted using \`{:?}\``
        : `\`${self}\` cannot be formatted with the default formatter`,
    ...(help ? { help } : {}),
    code: 'E0277',
  }
}
