import type { Type, TypeOf } from '../types/type'
import type { DefaultSetting } from './copying'
import type { Value } from '../values/value'
import { isStandard } from './layout'
import { structureOf } from './structure'

/** `Default::default`. */
export function defaulting(type: Type, setting: DefaultSetting): () => Value {
  if (type.kind === 'scalar') return defaultScalar(type)
  if (type.kind === 'reference') return type.target.kind === 'slice' ? () => [] : () => ''
  if (type.kind === 'array') {
    const item = setting.part(type.item)
    const length = type.length.kind === 'length' ? type.length.value : 0
    return () => Array.from({ length }, item)
  }
  if (isStandard(type, 'Box') && type.args[0]) return setting.part(type.args[0])
  const structure = structureOf(type)
  const own = setting.own(type)
  if (own) return own
  if (structure.kind === 'tuple') return defaultParts(structure.items, setting)
  if (structure.kind === 'list') return () => []
  if (structure.kind === 'adt') return defaultAdt(structure.type, setting)
  return () => ''
}

function defaultScalar({ name }: TypeOf<'scalar'>): () => Value {
  if (name === 'bool') return () => false
  if (name === 'str') return () => ''
  const isWide = /64|128/.test(name) && name !== 'f64'
  return isWide ? () => 0n : () => 0
}

function defaultParts(types: readonly Type[], { part }: DefaultSetting): () => Value {
  if (types.length === 0) return () => undefined
  const parts = types.map(part)
  return () => parts.map((make) => make())
}

function defaultAdt(type: TypeOf<'adt'>, setting: DefaultSetting): () => Value {
  const variant = defaultVariant(type)
  const make = setting.construct(type, variant)
  const parts = setting.fieldTypes(type, variant).map(setting.part)
  return () => make(parts.map((part) => part()))
}

/** The variant marked `#[default]`; `None` of an `Option`. */
function defaultVariant({ adt }: TypeOf<'adt'>): number {
  const node = adt.node
  if (node?.kind !== 'Enum') return 0
  return Math.max(
    0,
    node.variants.findIndex(({ isDefault }) => isDefault),
  )
}
