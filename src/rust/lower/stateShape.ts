import type { Adt, Field, Type } from '../front/types/type'
import { typeText } from '../front/types/typeText'

/** Collections that order their items by functions of the program that made them. */
const ORDERED = ['BTreeMap', 'BTreeSet', 'BinaryHeap']

/**
 * A text that two programs share exactly if what one keeps in its states, the other can go on with: the same fields with the
 * same types, down to the definitions of the program's own types. Undefined where a state holds more than data.
 */
export function shapeOf(states: readonly Adt[]): string | undefined {
  const definitions = new Map<Adt, string>()
  let isData = true

  const define = (adt: Adt): string => {
    if (!definitions.has(adt)) {
      // Stands there while its fields are read: they may name it again
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
