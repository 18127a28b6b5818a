import { absentName } from '../declarations/host'
import type { Declared, Outlined } from '../declarations/outline'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import { collectAdt } from './adts'
import { type Collector, declare, innerModule, keyIn, scopeIn } from './collector'
import { constantItem, functionItem } from './functions'
import { declareGenerics, type TypeScope } from './typeScope'
import { collectImpl, collectTrait, implItem } from './impls'
import { lazy, withGetters } from './lazy'
import { lowerType } from './lowerType'
import { Module } from './module'

/** Types and signatures are resolved on demand. */
export function collectItems(collector: Collector, module: Module, items: readonly Declared[]): void {
  // An impl may precede the `use` that renames its trait
  for (const isImport of [true, false])
    for (const item of items) if ((item.kind === 'Use') === isImport) collectItem(collector, module, item)
}

const ATTRIBUTES =
  `derive allow warn deny forbid expect inline cold cfg cfg_attr must_use doc test repr non_exhaustive deprecated
  track_caller rustfmt clippy no_mangle default path macro_use macro_export automatically_derived used ignore
  should_panic bench feature`.split(/\s+/)

function checkAttributes(collector: Collector, { crates: { host } }: Module, item: tree.Item): void {
  for (const { name, span } of item.attributes) {
    const known = host ? [...ATTRIBUTES, host.crate] : ATTRIBUTES
    if (!collector.isOwn || known.includes(name.split('::')[0]!)) continue
    const similar = similarName(name, known)
    collector.report({
      span,
      message: `cannot find attribute \`${name}\` in this scope`,
      ...(absentName(host, `#${name}`, span) ??
        (similar && { help: `a built-in attribute with a similar name exists: \`${similar}\`` })),
    })
  }
}

function collectItem(collector: Collector, module: Module, item: Declared): void {
  if ('read' in item || item.kind === 'OutlinedModule') return collectOutlined(collector, module, item)
  checkAttributes(collector, module, item)
  if (collector.isOwn && 'name' in item)
    for (const space of ['types', 'values'] as const)
      if (SPACES[item.kind].includes(space)) {
        module.limit(space, item.name.name, item)
        if (module.imports.has(item.name.name)) collector.collected.imported.push({ module, name: item.name, space })
      }
  switch (item.kind) {
    case 'Struct':
    case 'Enum':
      return collectAdt(collector, module, item)
    case 'Fn': {
      const scope = scopeIn(collector, module)
      const fn = functionItem(collector, item, scope, keyIn(module, item.name.name))
      return declare(collector, module, 'values', item.name, { kind: 'function', item: fn })
    }
    case 'Const': {
      const constant = constantItem(collector, item, scopeIn(collector, module), keyIn(module, item.name.name))
      if (item.name.name !== '_') declare(collector, module, 'values', item.name, { kind: 'constant', constant })
      return
    }
    case 'TypeAlias':
      return collectAlias(collector, module, item)
    case 'Trait':
      return collectTrait(collector, module, item)
    case 'Impl':
      return collectImpl(collector, module, item)
    case 'Mod': {
      const inner = innerModule(module, item.name.name)
      declare(collector, module, 'types', item.name, { kind: 'module', module: inner })
      return collectItems(collector, inner, item.items)
    }
    case 'Use':
      for (const { path, alias, isGlob, span } of item.imports) {
        const names = path.map(({ name }) => name)
        const last = alias ?? path[path.length - 1]
        const within = collector.isOwn ? module.within(item) : undefined
        if (isGlob) module.globs.push({ path: names, names: path, within })
        // `use Trait as _` imports methods without a name
        else if (last) {
          const name = last.name === '_' ? `_${span.start}` : last.name
          const before = module.imports.get(name)
          module.imports.set(name, { path: names, names: path, within, span, before })
        }
      }
      return
    case 'State':
    case 'Frame':
      return
  }
}

/** The namespaces of an item's name. */
const SPACES = {
  ...{ Fn: 'values', Const: 'values', Struct: 'types values' },
  ...{ Enum: 'types', Trait: 'types', TypeAlias: 'types', Mod: 'types' },
}

/** Declares only names; their meaning is collected on demand. */
function collectOutlined(collector: Collector, module: Module, item: Outlined): void {
  switch (item.kind) {
    case 'OutlinedModule': {
      const inner = innerModule(module, item.name)
      module.types.set(item.name, { kind: 'module', module: inner })
      return collectItems(collector, inner, item.items)
    }
    case 'OutlinedImpl':
      return collector.impls.addLater(item.head, item.trait, () => {
        const { node, members } = item.read()
        return implItem(collector, module, node, members)
      })
    case 'OutlinedTrait': {
      const declareTrait = () => {
        const { node, members } = item.read()
        collectTrait(collector, module, node, members)
      }
      return module.types.defer(item.name, declareTrait, true)
    }
    case 'OutlinedItem': {
      const declareItem = () => {
        module.types.forget(item.name)
        module.values.forget(item.name)
        collectItem(collector, module, item.read())
      }
      if (item.isType) module.types.defer(item.name, declareItem)
      if (item.isValue) module.values.defer(item.name, declareItem)
    }
  }
}

function collectAlias(collector: Collector, module: Module, node: tree.TypeItem): void {
  const { params, names } = declareGenerics(node.generics, () => scope)
  const scope: TypeScope = { ...scopeIn(collector, module), generics: names }
  const { name, span } = node.name
  const type = lazy(
    () => (node.type ? lowerType(scope, node.type) : ERROR),
    ERROR,
    () => scope.report({ span, message: `cycle detected when expanding type alias \`${name}\``, code: 'E0391' }),
  )
  collector.collected.aliases.push(type)
  declare(collector, module, 'types', node.name, withGetters({ kind: 'alias', params }, { type }))
}
