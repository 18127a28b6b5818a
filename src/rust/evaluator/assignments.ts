import { further } from '../further/further'
import type { Expr } from '../tree/tree'
import type { Body } from './body'
import type { Run } from './run'

/** `target = value`: the value is run first. A pattern of places takes the value apart. */
export function assignRun(target: Expr, value: Run, body: Body): Run {
  const type = body.typeOf(target)
  switch (target.kind) {
    case 'Underscore':
      return (frame) => {
        value(frame)
      }
    case 'Tuple':
      return further().partsRun(target.items, type.kind === 'tuple' ? type.items : [], 0, value, body)
    case 'Array':
      return further().partsRun(
        target.items,
        type.kind === 'array' ? target.items.map(() => type.item) : [],
        0,
        value,
        body,
      )
    case 'Call':
      return further().constructorRun(target, type, value, body)
    case 'Struct':
      return further().structRun(target, type, value, body)
    default:
      return body.place(target, true).write(value)
  }
}

export type Part = { item: Expr; key: number }

export type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>
