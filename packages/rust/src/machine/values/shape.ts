import type * as ir from '../../ir/program'
import type { Value } from './value'

/** A linked shape: its parts are shapes instead of ids. `&mut` of a plain value is a `Place`. */
export type Shape = { id: ir.ShapeId; isPlain: boolean } & ShapeKind

type ShapeKind =
  | { kind: 'scalar'; name: ir.ScalarName }
  | { kind: 'tuple'; items: readonly Shape[] }
  | { kind: 'array'; item: Shape; length: number }
  | { kind: 'slice'; item: Shape }
  | ({ kind: 'reference'; isMutable: boolean; target: Shape } & ir.OwnMethods)
  | AdtShape
  | { kind: 'dyn' }
  | { kind: 'function' }

export type AdtShape = Omit<ir.AdtShape, 'args' | 'variants'> & {
  isStandard: boolean
  args: readonly Shape[]
  variants: readonly VariantShape[]
}

export type VariantShape = Omit<ir.VariantShape, 'fields'> & { fields: readonly { name: string; shape: Shape }[] }

export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

export function linkedShapes(shapes: readonly ir.Shape[]): readonly Shape[] {
  const linked = shapes.map((_, id) => ({ id }) as Shape)
  const at = (id: ir.ShapeId) => linked[id]!
  shapes.forEach((shape, id) => Object.assign(at(id), shape, partsOf(shape, at)))
  return linked
}

function partsOf(shape: ir.Shape, at: (id: ir.ShapeId) => Shape): object {
  switch (shape.kind) {
    case 'tuple':
      return { items: shape.items.map(at) }
    case 'array':
    case 'slice':
      return { item: at(shape.item) }
    case 'reference':
      return { target: at(shape.target) }
    case 'adt':
      return {
        isStandard: shape.args !== undefined,
        args: (shape.args ?? []).map(at),
        variants: shape.variants.map(({ fields, ...variant }) => ({
          ...variant,
          fields: fields.map(({ name, shape }) => ({ name, shape: at(shape) })),
        })),
      }
    default:
      return {}
  }
}

export function isStandard(shape: Shape | undefined, name: string): shape is ShapeOf<'adt'> {
  return shape?.kind === 'adt' && shape.isStandard && shape.name === name
}

/** Whether an enum has no fields, so that its values are the discriminants. */
export function isFieldless({ form, variants }: AdtShape): boolean {
  return form === 'enum' && variants.every(({ fields }) => fields.length === 0)
}

export function discriminantOf(value: Value): number {
  return (Array.isArray(value) ? value[0] : value) as number
}

type OfValue<Other, Answer> = (value: Value, other: Other) => Answer

/** Each function is created once and knows the index of the first field. */
export function byVariant<Other, Answer>(
  shape: AdtShape,
  make: (variant: VariantShape, offset: number) => OfValue<Other, Answer>,
): OfValue<Other, Answer> {
  // After an enum's discriminant
  const offset = shape.form === 'enum' ? 1 : 0
  const made = new Map(shape.variants.map((variant) => [variant.discriminant, make(variant, offset)]))
  const [first] = made.values()
  if (shape.form === 'struct' && first) return first
  return (value, other) => made.get(discriminantOf(value))!(value, other)
}
