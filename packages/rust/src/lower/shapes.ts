import type { Checked } from '../front/checked/checked'
import type { Adt, Field, Type, TypeOf, Variant } from '../front/types/type'
import { isStd } from '../front/types/known'
import type * as ir from '../ir/program'
import { hasKnownParts, isPlain, lengthOf, tagOf } from './layout'
import { memoize, typeKey } from './memoized'
import { typeText } from '../front/types/typeText'

export class Shapes {
  readonly list: ir.Shape[] = []
  readonly types: Type[] = []
  private readonly known = new Map<string, ir.ShapeId>()

  constructor(private readonly checked: Checked) {}

  /** Assigned before the parts are known, because types may be recursive. */
  readonly of = (type: Type): ir.ShapeId => {
    const key = this.keyOf(type)
    const known = this.known.get(key)
    if (known !== undefined) return known
    const id = this.types.push(type) - 1
    this.known.set(key, id)
    this.list[id] = { isPlain: isPlain(type), kind: 'function' }
    this.list[id] = this.describe(type)
    return id
  }

  /** All functions share a shape, and so do iterators with the same name. */
  private keyOf(type: Type): string {
    if (type.kind === 'adt' && this.isIterator(type)) return `iterator ${type.adt.name}`
    return FUNCTIONS.includes(type.kind) ? `function ${isPlain(type)}` : typeKey(type)
  }

  private describe(type: Type): ir.Shape {
    const plain = { isPlain: isPlain(type) }
    switch (type.kind) {
      case 'scalar':
        return { ...plain, kind: 'scalar', name: type.name }
      case 'tuple':
        return { ...plain, kind: 'tuple', items: type.items.map(this.of) }
      case 'array':
        return { ...plain, kind: 'array', item: this.of(type.item), length: lengthOf(type) }
      case 'slice':
        return { ...plain, kind: 'slice', item: this.of(type.item) }
      case 'reference':
        return { ...plain, kind: 'reference', isMutable: type.isMutable, target: this.of(type.target) }
      case 'dyn':
        return { ...plain, kind: 'dyn' }
      case 'adt':
        return { ...plain, ...this.adtShape(type) }
      default:
        return { ...plain, kind: 'function' }
    }
  }

  private adtShape(type: TypeOf<'adt'>): ir.AdtShape {
    const { adt, args } = type
    const isKnown = hasKnownParts(adt)
    const fallback = adt.node?.kind === 'Enum' ? adt.node.variants.findIndex(({ isDefault }) => isDefault) : 0
    return {
      kind: 'adt',
      name: adt.name,
      form: isKnown ? adt.kind : 'foreign',
      ...(!adt.isOwn && this.argsOf(type)),
      variants: isKnown ? adt.variants.map((variant) => this.variantShape(variant, adt, args)) : [],
      fallback: fallback > 0 ? fallback : undefined,
    }
  }

  private argsOf(type: TypeOf<'adt'>) {
    if (this.isIterator(type)) return { args: [] }
    const { params } = type.adt
    return { args: type.args.map(this.of), params: params.length > 0 ? params.map(({ name }) => name) : undefined }
  }

  private variantShape(variant: Variant, adt: Adt, args: readonly Type[]): ir.VariantShape {
    const { name, shape, fields } = variant
    const parts = fields.map((field) => ({
      name: field.name,
      shape: this.of(this.checked.substitute(field.type, adt.params, args)),
    }))
    return { name, discriminant: tagOf(adt, variant), style: shape, fields: parts }
  }

  /** Natives handle std's iterators. */
  private isIterator(type: TypeOf<'adt'>): boolean {
    const { adt } = type
    if (isStd(type, 'Box') || hasKnownParts(adt)) return false
    return memoize(iterators, adt, () => this.checked.implOf('Iterator', type) !== undefined)
  }
}

const iterators = new WeakMap<Adt, boolean>()

const FUNCTIONS: Type['kind'][] = ['function', 'functionItem', 'closure', 'never', 'error', 'length', 'constant']

/** Collections whose order depends on comparison functions. */
const ORDERED = ['BTreeMap', 'BTreeSet', 'BinaryHeap']

/**
 * A text that is equal for programs whose states are compatible: same fields and types, including definitions.
 * Undefined if a state holds more than data.
 */
export function shapeOf(states: readonly Adt[]): string | undefined {
  const definitions = new Map<Adt, string>()
  let isData = true

  const define = (adt: Adt): string => {
    if (!definitions.has(adt)) {
      // Placeholder for recursive types
      definitions.set(adt, '')
      definitions.set(adt, definitionOf(adt))
    }
    return `${adt.name}#${[...definitions.keys()].indexOf(adt)}`
  }
  const definitionOf = ({ kind, name, params, variants }: Adt) => {
    const bodies = variants.map(
      ({ name, discriminant, shape, fields }) => `${name}=${discriminant} ${shape}{${fields.map(fieldText).join()}}`,
    )
    return `${kind} ${name}<${params.map(({ name }) => name).join()}>${bodies.join('|')}`
  }
  const fieldText = ({ name, type }: Field) => `${name}:${text(type)}`
  const text = (type: Type): string => {
    switch (type.kind) {
      case 'scalar':
      case 'length':
      case 'constant':
      case 'param':
        return typeText(type)
      case 'tuple':
        return `(${type.items.map(text).join()})`
      case 'array':
        return `[${text(type.item)};${text(type.length)}]`
      case 'adt': {
        const { adt, args } = type
        const inside = args.map(text).join()
        if (ORDERED.includes(adt.name) && !adt.isOwn && /#/.test(inside)) isData = false
        return `${adt.isOwn ? define(adt) : adt.name}<${inside}>`
      }
      default:
        isData = false
        return ''
    }
  }

  const roots = states.map(define).join()
  return isData ? [roots, ...definitions.values()].join(';') : undefined
}
