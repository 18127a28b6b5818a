import type * as ir from '../../ir/program'
import type { Value } from './value'

/** How the values of a type lie: a shape of the program whose parts are shapes, and not their numbers. */
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

/** A struct or enum, of the program or of the standard library. */
export type AdtShape = Omit<ir.AdtShape, 'args' | 'variants'> & {
  isStandard: boolean
  args: readonly Shape[]
  variants: readonly VariantShape[]
}

/** One form of an enum, or the only one of a struct, with the shapes of its fields. */
export type VariantShape = Omit<ir.VariantShape, 'fields'> & { fields: readonly { name: string; shape: Shape }[] }

/** The shapes of one kind. */
export type ShapeOf<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

/** The shapes of a program with their parts. A shape may be a part of itself. */
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

/** Whether values of the shape are those of the standard type of this name. */
export function isStandard(shape: Shape | undefined, name: string): shape is ShapeOf<'adt'> {
  return shape?.kind === 'adt' && shape.isStandard && shape.name === name
}

/** Whether it is an enum of which no variant has fields: its values are the discriminants. */
export function isFieldless({ form, variants }: AdtShape): boolean {
  return form === 'enum' && variants.every(({ fields }) => fields.length === 0)
}

/** Where the fields of a value begin: behind the discriminant of an enum. */
function fieldOffset({ form }: AdtShape): number {
  return form === 'enum' ? 1 : 0
}

/** The discriminant of a value of an enum. */
export function discriminantOf(value: Value): number {
  return (Array.isArray(value) ? value[0] : value) as number
}

type OfValue<Other, Answer> = (value: Value, other: Other) => Answer

/** What is done with a value, by the variant that it is of: made once for each, with the place of the first field. */
export function byVariant<Other, Answer>(
  shape: AdtShape,
  make: (variant: VariantShape, offset: number) => OfValue<Other, Answer>,
): OfValue<Other, Answer> {
  const offset = fieldOffset(shape)
  const made = new Map(shape.variants.map((variant) => [variant.discriminant, make(variant, offset)]))
  const [first] = made.values()
  if (shape.form === 'struct' && first) return first
  return (value, other) => made.get(discriminantOf(value))!(value, other)
}
