import { parseDeclarations, parseTable } from '../parser/parseProgram'
import type { AssociatedItem, Attribute, Bound, ImplItem, Import, Item, Type } from '../tree/tree'
import type { Declarations } from '../declarations/declarations'
import type { Declared } from '../declarations/outline'
import { type CrateSources, type Found, plainSource } from './plainSource'
import type { Token } from '../tokens/token'
import type { MacroArm, MacroHead, RulesArm } from '../declarations/macros'

export type CrateDeclarations<Items = Declared> = Pick<Declarations, 'macros' | 'options'> & { items: readonly Items[] }

/** The same, fully parsed, with the source texts that spans refer to. */
export type ReadCrate = CrateDeclarations<Item> & { texts: { items: string; options: string } }

/** Omits items that programs cannot name. */
export function readCrate(crate: CrateSources): ReadCrate {
  const found: Found = { macros: [], tables: [], flattened: new Set() }
  const texts = { items: plainSource(crate.files.get('lib.rs') ?? '', crate, found), options: found.tables.join('\n') }
  const all = parseDeclarations(texts.items)
  const options = new Map(parseTable(texts.options).map(({ name, options }) => [name, options] as const))
  const heads = headTypes(all, options)
  const macros = found.macros.flatMap((rules) => {
    const typesOf = (builder: string) => heads.get(`${rules.name}::${builder}`) ?? []
    const arms = rules.arms.map((arm) => macroArm(rules.tokens, arm, typesOf))
    return arms.every((arm) => arm !== undefined) ? [{ name: rules.name, arms }] : []
  })
  const rootNames = new Set(all.flatMap((item) => ('name' in item ? [item.name.name] : [])))
  const items = namedItems(all, { ...found, hasFeature: crate.hasFeature, rootNames, options }, true)
  return { items, macros, options, texts }
}

function headTypes(items: readonly Item[], options: ReadonlyMap<string, unknown>): Map<string, Type[]> {
  const heads = new Map<string, Type[]>()
  for (const item of items) {
    const owner = item.kind === 'Impl' ? nameOf(item.type) : undefined
    if (item.kind !== 'Impl' || !owner || !options.has(owner)) continue
    for (const fn of item.items) {
      const types = fn.kind === 'Fn' && fn.params.map(({ type }) => type)
      if (types) heads.set(`${owner}::${fn.name.name}`, types)
    }
  }
  return heads
}

type Context = {
  flattened: ReadonlySet<string>
  hasFeature: boolean
  rootNames: ReadonlySet<string>
  options: ReadonlyMap<string, unknown>
}

/** Items that programs can name, and items that describe those. */
function namedItems(items: readonly Item[], context: Context, isRoot: boolean): Item[] {
  const hidden = new Set(items.flatMap((item) => (item.kind === 'Mod' && !item.isPublic ? [item.name.name] : [])))
  return items
    .filter((item) => isThere(item.attributes, context))
    .flatMap((item): Item[] => {
      switch (item.kind) {
        case 'Mod':
          return item.isPublic ? [{ ...item, items: namedItems(item.items, context, false) }] : []
        case 'Use': {
          const imports = item.imports.flatMap((each) => keptImport(each, item.isPublic, context, isRoot))
          return imports.length > 0 ? [{ ...item, imports }] : []
        }
        case 'Impl':
          if (context.options.has(nameOf(item.type) ?? '') || (item.trait && hidden.has(firstOf(item.trait)))) return []
          return implOf(item)
        case 'Trait':
          return [{ ...item, supertraits: item.supertraits.filter(({ path }) => !hidden.has(firstOf(path))) }]
        case 'Const':
        case 'Fn':
          return item.isPublic ? [item] : []
        default:
          return [item]
      }
    })
}

/** Private methods cannot be named; values and bodies are up to the host. */
function implOf(item: ImplItem): Item[] {
  const items = item.items.filter((part) => item.trait !== undefined || part.isPublic).map(declarationOf)
  return item.trait || items.length > 0 ? [{ ...item, items }] : []
}

function declarationOf(part: AssociatedItem): AssociatedItem {
  if (part.kind !== 'Const') return part
  const declaration = { ...part }
  delete declaration.value
  return declaration
}

/** Declarations see all names of std, so imports matter only inside the crate's modules. Macros are not items here. */
function keptImport({ path, ...rest }: Import, isPublic: boolean, context: Context, isRoot: boolean): Import[] {
  const [head, second] = path
  if (head?.name !== 'crate') return []
  const kept = context.flattened.has(second?.name ?? '') ? [head, ...path.slice(2)] : path
  if (!context.rootNames.has(kept[1]?.name ?? '') || (isRoot && (!isPublic || kept.length === 2))) return []
  return [{ path: kept, ...rest }]
}

function isThere(attributes: readonly Attribute[], { hasFeature }: Context): boolean {
  return attributes.every(({ name, args }) => {
    const words = args.map((word) => word.name)
    if (name === 'doc' && words.includes('hidden')) return false
    return name !== 'cfg' || !words.includes('feature') || words.includes('not') !== hasFeature
  })
}

function nameOf(type: Type): string | undefined {
  return type.kind === 'PathType' ? type.path.segments.at(-1)?.name.name : undefined
}

function firstOf(path: Bound['path']): string {
  return path.segments[0]!.name.name
}

/**
 * An arm of a drawing macro: `expansion::name::builder($head…)` with the options that it sets and those of the call, or
 * `expansion::function(format!(…))`. Undefined for anything else.
 */
function macroArm(
  tokens: readonly Token[],
  { pattern, from, to }: RulesArm,
  typesOf: (builder: string) => Type[],
): MacroArm | undefined {
  const start = tokens.findIndex(({ text }, index) => index >= from && index < to && text === 'expansion')
  if (start < 0) return undefined
  const opening = tokens.findIndex(({ kind }, index) => index >= start && kind === 'open')
  const { partner } = tokens[opening]!
  const builder = tokens[opening - 1]!.text
  // `expansion::log_line(…)` has no builder, and `new` takes no arguments
  const isBuilt = opening - start > 4 && builder !== 'new'
  const head = headOf(tokens, opening + 1, partner, typesOf(builder))
  return { pattern, ...(isBuilt && { builder }), head, options: ownOptions(tokens, partner, to) }
}

function headOf(tokens: readonly Token[], from: number, to: number, types: readonly Type[]): MacroHead[] {
  const head: MacroHead[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!
    const type = types[head.length]
    if (token.text === 'format' && tokens[at + 1]!.text === '!') {
      const end = tokens[at + 2]!.partner
      const variables = tokens
        .slice(at, end)
        .flatMap(({ text, kind }, index) => (kind === 'ident' && tokens[at + index - 1]!.text === '$' ? [text] : []))
      head.push({ kind: 'format', isRef: tokens[from]!.text === '&', variables, ...(type && { type }) })
      at = end
    } else if (token.text === '$') {
      at += 1
      head.push({ kind: 'variable', variable: tokens[at]!.text, ...(type && { type }) })
    }
  }
  return head
}

/** `.margins($margins)` outside repetitions. */
function ownOptions(tokens: readonly Token[], from: number, to: number): MacroArm['options'] {
  const options: { name: string; variable: string }[] = []
  for (let at = from; at < to; at += 1) {
    const [dot, name, opening, dollar, variable] = tokens.slice(at, at + 5)
    if (dot?.text === '$' && name?.kind === 'open') at = name.partner
    else if (dot?.text === '.' && name?.kind === 'ident' && opening?.text === '(' && dollar?.text === '$') {
      options.push({ name: name.text, variable: variable!.text })
    }
  }
  return options
}
