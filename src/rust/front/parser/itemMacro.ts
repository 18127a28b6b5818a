import { absentName } from '../declarations/absentName'
import { insertion } from '../diagnostics/diagnostic'
import type { Item } from '../tree/tree'
import { ADD_SEMICOLON, ahead, at, type Cursor, eat, fail, peek, report } from './cursor'
import { expanded, ownCallAhead } from './expansion'
import { isItemMacro } from './wholeFile'

/** Reads the call of a macro that stands for items, if one follows: those items. */
export function itemMacro(c: Cursor): Item[] | undefined {
  const { start } = peek(c)
  const offset = ahead(c, 1).text === '::' ? 3 : 0
  const name = ahead(c, offset)
  if (name.kind !== 'ident' || ahead(c, offset + 1).text !== '!' || ahead(c, offset + 2).kind !== 'open')
    return undefined
  if (!isItemMacro(c.host, name.text)) {
    if (name.text === 'macro_rules') return undefined
    const frame = c.host && ` or inside \`${c.host.crate}::${c.host.frameMacro}!\``
    fail(c, name, `expected item, found macro call \`${name.text}!\``, {
      ...(absentName(c.host, `${name.text}!`, name) ?? { help: `calls stand inside a function${frame ?? ''}` }),
    })
  }
  c.at += offset + 2
  return withEnd(c, () => c.host!.itemMacros[name.text]!(c, start))
}

/** Reads the call of a macro of the program that stands for items, if one follows. */
export function ownItems<Item>(c: Cursor, read: (c: Cursor) => Item[]): Item[] | undefined {
  const { start } = peek(c)
  const own = ownCallAhead(c)
  if (!own) return undefined
  c.at += own.offset + 1
  return withEnd(c, () => {
    if (!c.isSkimming) return expanded(c, own.rules, start, read)
    c.at = peek(c).partner + 1
    return []
  })
}

function withEnd<Read>(c: Cursor, read: () => Read): Read {
  const needsSemicolon = !at(c, '{')
  const found = read()
  if (needsSemicolon && !eat(c, ';')) {
    const end = c.tokens[c.at - 1]!.end
    report(
      c,
      { start: end - 1, end },
      'macros that expand to items must be delimited with braces or followed by a semicolon',
      { label: ADD_SEMICOLON, help: ADD_SEMICOLON, mend: insertion(end, ';') },
    )
  }
  return found
}
