import { join } from 'node:path'
import { contractSources } from '../../../src/gatsby/examples/engineDeclarations'
import {
  parseDeclarations,
  readCrate,
  textAt,
  type FnItem,
  type ImplItem,
  type Item,
  type Pattern,
  type ReadCrate,
  type TraitItem,
  type Type,
} from 'rust'
import type { RustFunction } from './writtenFunction'

/** The crate that declares the documented API. */
export const CONTRACT_DIR = join(process.cwd(), 'packages/engine/contract')

type ContractOption = { type: string; fallback: string | undefined }

type ContractOptions = ReadonlyMap<string, ReadonlyMap<string, ContractOption>>

type ContractItem =
  | ({ kind: 'function' } & RustFunction)
  | { kind: 'variant'; value: string | undefined }
  | { kind: 'constant'; type: string }

/** Declarations of the contract crate by path. */
export type Contract = { options: ContractOptions; items: ReadonlyMap<string, ContractItem> }

let contract: Contract | undefined

export function siteContract(): Contract {
  contract ??= contractOf(contractSources())
  return contract
}

export function contractOf(files: ReadonlyMap<string, string>): Contract {
  const crate = readCrate({ files, hasFeature: false })
  const given = namesGiven(crate.items)
  const items = crate.items.filter((item) => item.kind !== 'Trait' || given.has(item.name.name))
  return { options: optionsOf(crate), items: new Map(items.flatMap((item) => declared(item, [], crate.texts.items))) }
}

/** Names exported to programs. Traits that export none are internal. */
function namesGiven(items: readonly Item[]): Set<string> {
  const names = items.flatMap((item) => {
    if (item.kind === 'Mod') return [...namesGiven(item.items)]
    return item.kind === 'Use' && item.isPublic ? item.imports.flatMap(({ path }) => path.at(-1)?.name ?? []) : []
  })
  return new Set(names)
}

function optionsOf({ options, texts }: ReadCrate): ContractOptions {
  const builders = parseDeclarations(texts.items).filter((item) => item.kind === 'Impl')
  return new Map(
    [...options].map(([macro, table]) => {
      const heads = builders.filter(({ type }) => nameOf(type) === macro)
      const declared: [string, ContractOption][] = [
        ...heads.flatMap((head) => headOptions(head, texts.items)),
        ...table.map(({ name, type, fallback }): [string, ContractOption] => [
          name,
          { type: documentedType(type, texts.options), fallback: fallback && textAt(texts.options, fallback.span) },
        ]),
      ]
      return [`${macro}!`, new Map(declared)]
    }),
  )
}

/** Arguments of constructors such as `sprite::named`. */
function headOptions(builder: ImplItem, text: string): [string, ContractOption][] {
  const begins = { ...builder, items: builder.items.filter(({ isPublic }) => isPublic) }
  return functionsOf(begins, text).flatMap(({ params }) =>
    params.map(({ name, type = '' }): [string, ContractOption] => [name, { type, fallback: undefined }]),
  )
}

function documentedType(type: Type, text: string): string {
  const [bound] = type.kind === 'ImplType' ? type.bounds : []
  const [argument] = bound?.path.segments.at(-1)?.generics?.args ?? []
  return textAt(text, argument?.kind === 'Type' ? argument.type.span : type.span)
}

/** By path; types are listed by name alone. */
function declared(item: Item, path: readonly string[], text: string): [string, ContractItem][] {
  const named = (owner: readonly string[], item: RustFunction): [string, ContractItem] => [
    [...owner, item.name].join('::'),
    { kind: 'function', ...item },
  ]
  switch (item.kind) {
    case 'Mod':
      return item.items.flatMap((inner) => declared(inner, [...path, item.name.name], text))
    case 'Fn':
      return [named(path, functionOf(item, text))]
    case 'Trait':
      return functionsOf(item, text).map((fn) => named([item.name.name], fn))
    case 'Impl':
      if (item.trait) return []
      return [
        ...functionsOf(item, text).map((fn) => named([nameOf(item.type)], fn)),
        ...constantsOf(item, text).map(([name, type]): [string, ContractItem] => [
          `${nameOf(item.type)}::${name}`,
          { kind: 'constant', type },
        ]),
      ]
    case 'Enum':
      return item.variants.map(({ name, discriminant }) => [
        `${item.name.name}::${name.name}`,
        { kind: 'variant', value: discriminant && textAt(text, discriminant.span) },
      ])
    default:
      return []
  }
}

/** The content of an impl or trait, to which spans refer. */
function insideOf(item: ImplItem | TraitItem, text: string): string {
  const whole = textAt(text, item.span)
  return whole.slice(whole.indexOf('{') + 1)
}

function constantsOf(item: ImplItem, text: string): [string, string][] {
  const inside = insideOf(item, text)
  return item.items.flatMap((part) =>
    part.kind === 'Const' ? [[part.name.name, textAt(inside, part.type.span)] as [string, string]] : [],
  )
}

function functionsOf(item: ImplItem | TraitItem, text: string): RustFunction[] {
  const inside = insideOf(item, text)
  return item.items.flatMap((part) => (part.kind === 'Fn' ? [functionOf(part, inside)] : []))
}

function functionOf({ name, receiver, params, result }: FnItem, text: string): RustFunction {
  return {
    name: name.name,
    receiver: receiver && textAt(text, receiver.span),
    params: params.map(({ pattern, type }) => ({ name: nameIn(pattern), type: textAt(text, type.span) })),
    result: result && textAt(text, result.span),
  }
}

/** `_x` is x: the crate prefixes unused parameters with an underscore. */
function nameIn(pattern: Pattern): string {
  return pattern.kind === 'BindingPattern' ? pattern.name.name.replace(/^_/, '') : ''
}

function nameOf(type: Type): string {
  return type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : ''
}
