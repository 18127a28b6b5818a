import { insertion, replacement } from '../diagnostics/diagnostic'
import { absentName } from '../declarations/absentName'
import { STD_MACROS, UNSUPPORTED_MACROS } from '../declarations/stdMacros'
import { similarName } from '../diagnostics/similarName'
import type { Expr, Path } from '../tree/tree'
import { configured } from './configuration'
import { declaredCall } from './declaredCall'
import { expressionCall, ownNames, ownRules } from './expansion'
import { failUnsupported, insideAny, peek, report, spanSince, take } from './cursor'
import type { Cursor } from './cursor'
import { STD_READINGS } from './stdReadings'
import { isItemMacro, isWholeFile } from './wholeFile'

/** The crates whose macros can be called by their path, besides that of the host. */
const CRATES = ['std', 'core', 'alloc', 'crate']

/** Reads a macro call whose path is read already; the `!` follows. A macro that nobody knows is told and skipped. */
export function macroCall(c: Cursor, { segments, span }: Path): Expr {
  const { start } = span
  if (c.isSkimming) return skipped(c, start)
  const { name, span: nameSpan } = segments.at(-1)!.name
  const own = ownRules(
    c,
    segments.map((segment) => segment.name.name),
  )
  if (own) {
    take(c)
    return expressionCall(c, own, start)
  }
  if (segments.length > 2 || (segments.length === 2 && ![...CRATES, c.host?.crate].includes(segments[0]!.name.name))) {
    const module = segments[0]!.name
    report(c, module.span, `cannot find module or crate \`${module.name}\` in this scope`, { code: 'E0433' })
    return skipped(c, start)
  }
  take(c)
  const instead = ambiguity(c, name, segments.length)
  if (instead !== undefined) {
    report(c, nameSpan, `\`${name}\` is ambiguous`, {
      code: 'E0659',
      label: 'ambiguous name',
      help: `write ${instead}`,
      mend: insertion(nameSpan.start, `${c.host!.crate}::`),
    })
    return skipped(c, start)
  }
  if (name === 'cfg' && segments[0]!.name.name !== c.host?.crate) {
    const value = insideAny(c, configured)
    return { kind: 'BoolLit', value, span: spanSince(c, start) }
  }
  const form = STD_MACROS.get(name)
  if (form) {
    const content = insideAny(c, (c) => STD_READINGS[form](c, name, start))
    return { ...content, span: spanSince(c, start) }
  }
  const declared = c.macros.get(name)
  if (declared) return declaredCall(c, declared, start)
  if (UNSUPPORTED_MACROS.has(name)) failUnsupported(c, nameSpan, `the macro \`${name}!\` is`)
  if (isItemMacro(c.host, name)) {
    report(c, nameSpan, `\`${name}!\` stands at the top level of a file, not inside a block`)
    return skipped(c, start)
  }
  if (isDeclaredHere(c, name)) {
    const help = `\`${name}!\` is declared further down, or inside of something else: a macro can be called behind its \`macro_rules!\``
    report(c, nameSpan, `cannot find macro \`${name}\` in this scope`, { help })
    return skipped(c, start)
  }
  const similar = similarName(name, [...ownNames(c), ...STD_MACROS.keys(), ...c.macros.keys()])
  const bang = { start: nameSpan.start, end: nameSpan.end + 1 }
  const help =
    absentName(c.host, `${name}!`, bang) ??
    (similar && { help: `a macro with a similar name exists: \`${similar}\``, mend: replacement(nameSpan, similar) })
  report(c, nameSpan, `cannot find macro \`${name}\` in this scope`, help || {})
  return skipped(c, start)
}

/**
 * What to write where Rust finds two macros of a name: those of the host bring one into scope, beside that of the standard
 * library. A path or an import chooses one.
 */
function ambiguity(c: Cursor, name: string, pathLength: number): string | undefined {
  if (pathLength > 1 || !c.host || !Object.hasOwn(c.host.ambiguous, name) || !isWholeFile(c)) return undefined
  const isImported = c.tokens.some(({ text }, index) => text === name && c.tokens[index + 1]?.text !== '!')
  return isImported ? undefined : c.host.ambiguous[name]
}

/** Whether the program declares the macro, though it cannot be called here. */
function isDeclaredHere({ tokens }: Cursor, name: string): boolean {
  return tokens.some(({ text }, index) => text === 'macro_rules' && tokens[index + 2]?.text === name)
}

/** Leaves out what stands in the delimiters of a call. */
function skipped(c: Cursor, start: number): Expr {
  if (peek(c).text === '!') take(c)
  c.at = peek(c).partner + 1
  return { kind: 'ErrorExpr', span: spanSince(c, start) }
}
