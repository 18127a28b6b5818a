import { insertion, replacement } from '../diagnostics/diagnostic'
import { absentName } from '../declarations/host'
import { STD_MACROS, UNSUPPORTED_MACROS } from '../declarations/macros'
import { similarName } from '../diagnostics/similarName'
import type { Expr, Item, Path } from '../tree/tree'
import { configured } from './attributes'
import { declaredCall } from './declaredCall'
import { expanded, expressionCall, ownCallAhead, ownNames, ownRules } from './expansion'
import { insideAny } from './combinators'
import { ahead, at, type Cursor, eat, type ItemMacros, peek, spanSince, take } from './cursor'
import { ADD_SEMICOLON, fail, failUnsupportedName, report } from './failures'
import { STD_EXPANSIONS } from './stdExpansions'

/** Crates whose macros can be called by path, besides the host's. */
const CRATES = ['std', 'core', 'alloc', 'crate']

/** Whether a name is the host's crate or an alias for it (`use host as h;`). */
function isHost({ tokens, host }: Cursor, name: string): boolean {
  const isRenaming = (at: number) =>
    tokens[at - 1]?.text === 'use' && tokens[at + 1]?.text === 'as' && tokens[at + 2]?.text === name
  return (
    host !== undefined && (name === host.crate || tokens.some(({ text }, at) => text === host.crate && isRenaming(at)))
  )
}

export function macroCall(c: Cursor, { segments, span }: Path): Expr {
  const { start } = span
  if (c.isSkimming) return skipped(c, start)
  const { name, span: nameSpan } = segments.at(-1)!.name
  const names = segments.map((segment) => segment.name.name)
  const own = ownRules(c, names)
  if (own) {
    take(c)
    return expressionCall(c, own, start)
  }
  const module = segments[0]!.name
  const isCrate = names.length === 2 && (CRATES.includes(module.name) || isHost(c, module.name))
  if (names.length > 1 && !isCrate) {
    if (CRATES.includes(module.name) && UNSUPPORTED_MACROS.has(name))
      failUnsupportedName(c, nameSpan, `the macro \`${name}!\` is`)
    report(c, module.span, `cannot find module or crate \`${module.name}\` in this scope`, { code: 'E0433' })
    return skipped(c, start)
  }
  take(c)
  const instead = ambiguity(c, name, names.length)
  if (instead !== undefined) {
    report(c, nameSpan, `\`${name}\` is ambiguous`, {
      code: 'E0659',
      label: 'ambiguous name',
      help: `write ${instead}`,
      fix: insertion(nameSpan.start, `${c.host!.crate}::`),
    })
    return skipped(c, start)
  }
  if (name === 'cfg' && !isHost(c, module.name)) {
    const value = insideAny(c, configured)
    return { kind: 'BoolLit', value, span: spanSince(c, start) }
  }
  const form = STD_MACROS.get(name)
  if (form) {
    const content = insideAny(c, (c) => STD_EXPANSIONS[form](c, name, start))
    return { ...content, span: spanSince(c, start) }
  }
  const declared = c.macros.get(name)
  if (declared) return declaredCall(c, declared, start)
  if (UNSUPPORTED_MACROS.has(name)) failUnsupportedName(c, nameSpan, `the macro \`${name}!\` is`)
  if (isItemMacro(c.host, name)) {
    report(c, nameSpan, `\`${name}!\` must be at the top level of a file, not inside a block`)
    return skipped(c, start)
  }
  if (isDeclaredHere(c, name)) {
    const help = `\`${name}!\` is declared further down, or inside another item: a macro can be called only after its \`macro_rules!\``
    report(c, nameSpan, `cannot find macro \`${name}\` in this scope`, { help })
    return skipped(c, start)
  }
  const similar = similarName(name, [...ownNames(c), ...STD_MACROS.keys(), ...c.macros.keys()])
  const bang = { start: nameSpan.start, end: nameSpan.end + 1 }
  const help =
    absentName(c.host, `${name}!`, bang) ??
    (similar && { help: `a macro with a similar name exists: \`${similar}\``, fix: replacement(nameSpan, similar) })
  report(c, nameSpan, `cannot find macro \`${name}\` in this scope`, help || undefined)
  return skipped(c, start)
}

/** Help for a macro name that both the host and std bring into scope; a path or an import decides. */
function ambiguity(c: Cursor, name: string, pathLength: number): string | undefined {
  if (pathLength > 1 || !c.host || !Object.hasOwn(c.host.ambiguous, name) || !isWholeFile(c)) return undefined
  const isImported = c.tokens.some(({ text }, index) => text === name && c.tokens[index + 1]?.text !== '!')
  return isImported ? undefined : c.host.ambiguous[name]
}

function isDeclaredHere({ tokens }: Cursor, name: string): boolean {
  return tokens.some(({ text }, index) => text === 'macro_rules' && tokens[index + 2]?.text === name)
}

function skipped(c: Cursor, start: number): Expr {
  if (peek(c).text === '!') take(c)
  c.at = peek(c).partner + 1
  return { kind: 'ErrorExpr', span: spanSince(c, start) }
}

export function itemMacro(c: Cursor): Item[] | undefined {
  const { start } = peek(c)
  const first = at(c, '::') ? 2 : 0
  const offset = ahead(c, first + 1).text === '::' ? first + 3 : first
  const name = ahead(c, offset)
  if (name.kind !== 'ident' || ahead(c, offset + 1).text !== '!' || ahead(c, offset + 2).kind !== 'open')
    return undefined
  const crate = offset > first ? ahead(c, first) : undefined
  if (crate && !isHost(c, crate.text))
    fail(c, crate, `cannot find module or crate \`${crate.text}\` in this scope`, { code: 'E0433' })
  if (!isItemMacro(c.host, name.text)) {
    if (name.text === 'macro_rules') return undefined
    const frame = c.host && ` or inside \`${c.host.crate}::${c.host.frameMacro}!\``
    fail(c, name, `expected item, found macro call \`${name.text}!\``, {
      ...(absentName(c.host, `${name.text}!`, name) ?? { help: `calls belong inside a function${frame ?? ''}` }),
    })
  }
  if (!crate && !isImported(c, name.text))
    report(c, name, `cannot find macro \`${name.text}\` in this scope`, {
      help: `write \`${c.host!.crate}::${name.text}!\`, or import it: \`use ${c.host!.crate}::${name.text};\``,
      fix: insertion(name.start, `${c.host!.crate}::`),
    })
  c.at += offset + 2
  return withEnd(c, () => c.host!.itemMacros[name.text]!(c, start))
}

function isImported({ tokens, host }: Cursor, macro: string): boolean {
  const named = new RegExp(`^(::)?${host!.crate}::([*]|${macro}|[{](.*,)?([*]|${macro})(,.*)?[}])$`)
  return tokens.some((token, at) => {
    if (token.text !== 'use' || token.kind !== 'keyword') return false
    const end = tokens.findIndex(({ text }, index) => index > at && text === ';')
    let path = ''
    for (let index = at + 1; index < end; index += tokens[index]!.width) path += tokens[index]!.text
    return named.test(path)
  })
}

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
      { label: ADD_SEMICOLON, help: ADD_SEMICOLON, fix: insertion(end, ';') },
    )
  }
  return found
}

/** Whether a text is a whole file, because it calls an item macro. */
export function isWholeFile({ tokens, host }: Cursor): boolean {
  return tokens.some(
    ({ kind, text }, index) =>
      kind === 'ident' &&
      isItemMacro(host, text) &&
      tokens[index + 1]?.text === '!' &&
      tokens[index + 2]?.kind === 'open',
  )
}

function isItemMacro(host: ItemMacros | undefined, name: string): boolean {
  return host !== undefined && Object.hasOwn(host.itemMacros, name)
}
