import type { Session } from './body'
import type { Span } from '../source/span'
import type { Adt, TraitItem, Type } from '../types/type'
import type * as tree from '../tree/tree'
import { typeText } from '../types/typeText'

const KNOWN_BY_COMPILER = ['Copy', 'Clone', 'PartialEq', 'Eq', 'PartialOrd', 'Ord', 'Hash', 'Debug', 'Default']

/** Where a trait is written in `#[derive(…)]`. */
export function spanOfDerive(adt: Adt, name: string): Span | undefined {
  const attributes = adt.node && 'attributes' in adt.node ? adt.node.attributes : []
  return attributes.flatMap(({ args }) => args).find((arg) => arg.name === name)?.span
}

/** Nothing is called so that could be derived. */
export function reportNoDerive(session: Session, name: string, span: Span): void {
  if (KNOWN_BY_COMPILER.includes(name)) return
  session.report({
    span,
    message: `cannot find derive macro \`${name}\` in this scope`,
    help: `those of Rust are ${KNOWN_BY_COMPILER.join(', ')}`,
  })
}

/** An enum with `#[derive(Default)]` marks one of its variants. */
export function checkDefaultVariant(session: Session, adt: Adt): void {
  const node = adt.node
  if (node?.kind !== 'Enum') return
  const chosen = node.variants.filter(({ isDefault }) => isDefault)
  if (chosen.length === 1) return
  const span = spanOfDerive(adt, 'Default') ?? node.name.span
  session.report({
    span,
    message: chosen.length === 0 ? '`#[derive(Default)]` on enum with no `#[default]`' : 'multiple declared defaults',
    help: 'make one variant default by placing `#[default]` above it',
    code: 'E0665',
  })
}

/** A field lacks what is derived for the whole. */
export function reportUnderivable(
  session: Session,
  adt: Adt,
  trait: TraitItem,
  type: Type,
  node: tree.FieldItem,
): void {
  const shown = typeText(type)
  const isOwn = type.kind === 'adt' && type.adt.isOwn
  const help = isOwn ? { help: `consider annotating \`${type.adt.name}\` with \`#[derive(${trait.name})]\`` } : {}
  const { span } = node.type
  if (trait.name === 'Copy')
    session.report({
      span,
      message: `the trait \`Copy\` cannot be implemented for type \`${adt.name}\``,
      label: 'this field does not implement `Copy`',
      help: isOwn ? `derive \`Copy\` for \`${type.adt.name}\`, too` : 'remove `Copy`, and clone where a copy is needed',
      code: 'E0204',
    })
  else if (trait.name === 'PartialEq' || trait.name === 'PartialOrd')
    session.report({
      span,
      message:
        trait.name === 'PartialEq'
          ? `binary operation \`==\` cannot be applied to type \`${shown}\``
          : `can't compare \`${shown}\` with \`${shown}\``,
      ...help,
      code: trait.name === 'PartialEq' ? 'E0369' : 'E0277',
    })
  else if (trait.name === 'Debug')
    session.report({
      span,
      message: `\`${shown}\` doesn't implement \`Debug\``,
      label: `\`${shown}\` cannot be formatted using \`{:?}\``,
      ...help,
      code: 'E0277',
    })
  else
    session.report({
      span,
      message: `the trait bound \`${shown}: ${trait.name}\` is not satisfied`,
      label: `the trait \`${trait.name}\` is not implemented for \`${shown}\``,
      ...(trait.name.startsWith('Borsh') && !isOwn
        ? {
            help: 'the state can hold numbers, bool, String, tuples, arrays, Vec, Option, maps, and types defined inside `init!`',
          }
        : help),
      code: 'E0277',
    })
}
