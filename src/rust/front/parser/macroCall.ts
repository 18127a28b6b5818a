import { STD_MACROS, UNSUPPORTED_MACROS } from '../declarations/stdMacros'
import { similarName } from '../diagnostics/similarName'
import type { Expr, Path } from '../tree/tree'
import { engineCall } from './engineCall'
import { failUnsupported, insideAny, peek, report, spanSince, take } from './cursor'
import type { Cursor } from './cursor'
import { STD_READINGS } from './stdReadings'
import { isWholeFile } from './wholeFile'

/** The crates whose macros can be called by their path. */
const CRATES = /^(std|core|alloc|turbo|crate)$/

/** Reads a macro call whose path is read already; the `!` follows. A macro that nobody knows is told and skipped. */
export function macroCall(c: Cursor, { segments, span }: Path): Expr {
  const { start } = span
  const { name, span: nameSpan } = segments.at(-1)!.name
  if (segments.length > 2 || (segments.length === 2 && !CRATES.test(segments[0]!.name.name))) {
    const module = segments[0]!.name
    report(c, module.span, `cannot find module or crate \`${module.name}\` in this scope`, { code: 'E0433' })
    return skipped(c, start)
  }
  take(c)
  if (isAmbiguous(c, name, segments.length)) {
    report(c, nameSpan, `\`${name}\` is ambiguous`, {
      code: 'E0659',
      label: 'ambiguous name',
      help: `write \`log!\`, or \`turbo::${name}!\``,
    })
    return skipped(c, start)
  }
  const form = STD_MACROS.get(name)
  if (form) {
    const content = insideAny(c, (c) => STD_READINGS[form](c, name))
    return { ...content, span: spanSince(c, start) }
  }
  const declared = c.macros.get(name)
  if (declared) return engineCall(c, declared, start)
  if (UNSUPPORTED_MACROS.has(name)) failUnsupported(c, nameSpan, `the macro \`${name}!\` is`)
  if (name === 'init' || name === 'go') {
    report(c, nameSpan, `\`${name}!\` stands at the top level of a file, not inside a block`)
    return skipped(c, start)
  }
  if (isDeclaredHere(c, name)) return skipped(c, start)
  const similar = similarName(name, [...STD_MACROS.keys(), ...c.macros.keys()])
  const help = similar ? { help: `a macro with a similar name exists: \`${similar}\`` } : {}
  report(c, nameSpan, `cannot find macro \`${name}\` in this scope`, help)
  return skipped(c, start)
}

/**
 * Whether Rust finds two macros of a name: `init!` and `go!` bring the engine's `println!` into scope, beside the one of the
 * standard library. A path or an import chooses one.
 */
function isAmbiguous(c: Cursor, name: string, pathLength: number): boolean {
  if (name !== 'println' || pathLength > 1 || !isWholeFile(c)) return false
  return !c.tokens.some(({ text }, index) => text === name && c.tokens[index + 1]?.text !== '!')
}

/** A macro of the program itself is told once, where it is declared. */
function isDeclaredHere({ tokens }: Cursor, name: string): boolean {
  return tokens.some(({ text }, index) => text === 'macro_rules' && tokens[index + 2]?.text === name)
}

/** Leaves out what stands in the delimiters of a call. */
function skipped(c: Cursor, start: number): Expr {
  if (peek(c).text === '!') take(c)
  c.at = peek(c).partner + 1
  return { kind: 'ErrorExpr', span: spanSince(c, start) }
}
