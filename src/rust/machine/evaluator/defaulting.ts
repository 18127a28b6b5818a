import type { ScalarName } from '../../ir/program'
import type { Budget } from '../values/budget'
import { type AdtShape, isStandard, type Shape } from '../values/shape'
import type { Callable, Value } from '../values/value'
import { construct } from './construct'
import { partsOf, structureOf } from './structure'

/** What making a value by default asks for. */
type DefaultSetting = {
  budget: Budget
  part: (shape: Shape) => () => Value
  /** `default` where it has a body or is native. */
  own: (shape: Shape) => Callable | undefined
}

/** `Default::default`. */
export function defaulting(shape: Shape, setting: DefaultSetting): () => Value {
  if (shape.kind === 'scalar') return defaultScalar(shape.name)
  if (shape.kind === 'reference') return shape.target.kind === 'slice' ? () => [] : () => ''
  if (shape.kind === 'array') {
    const { length } = shape
    const item = setting.part(shape.item)
    return () => {
      setting.budget.allocate(length)
      return Array.from({ length }, item)
    }
  }
  if (isStandard(shape, 'Box') && shape.args[0]) return setting.part(shape.args[0])
  const structure = structureOf(shape)
  const own = setting.own(shape)
  if (own) return own
  if (structure.kind === 'tuple') return defaultParts(structure.items, setting)
  if (structure.kind === 'list') return () => []
  if (structure.kind === 'adt') return defaultAdt(structure.shape, setting)
  return () => ''
}

function defaultScalar(name: ScalarName): () => Value {
  if (name === 'bool') return () => false
  if (name === 'str') return () => ''
  const isWide = /64|128/.test(name) && name !== 'f64'
  return isWide ? () => 0n : () => 0
}

function defaultParts(shapes: readonly Shape[], { part, budget }: DefaultSetting): () => Value {
  if (shapes.length === 0) return () => undefined
  const parts = shapes.map(part)
  return () => {
    budget.allocate(parts.length)
    return parts.map((make) => make())
  }
}

function defaultAdt({ form, variants, fallback = 0 }: AdtShape, setting: DefaultSetting): () => Value {
  const variant = variants[fallback]!
  const isFieldless = variants.every(({ fields }) => fields.length === 0)
  const make = construct(form === 'enum' ? variant.discriminant : undefined, isFieldless)
  const parts = partsOf(variant.fields).map(setting.part)
  return () => {
    setting.budget.allocate(parts.length)
    return make(parts.map((part) => part()))
  }
}
