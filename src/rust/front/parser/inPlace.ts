import type { EnumItem, StructItem } from '../tree/tree'
import { at, peek, type Cursor } from './cursor'
import { enumItem, structItem } from './definitions'

/** Reads a struct or an enum that is defined in place, with the derives that such types get. */
export function definition(c: Cursor): StructItem | EnumItem {
  const { start, end } = peek(c)
  const span = { start, end }
  const derives = (c.lifted?.derives ?? []).map((name) => ({ name, span }))
  const head = {
    start,
    parts: { attributes: [{ name: 'derive', args: derives, span }], isPublic: false },
    visible: span,
  }
  return at(c, 'struct') ? structItem(c, head, true) : enumItem(c, head)
}
