import type { MacroDeclaration } from '../declarations/macros'
import { Diagnostics } from '../diagnostics/diagnostic'
import type { Diagnostic } from '../diagnostics/diagnostic'
import { tokenize } from '../tokens/tokenize'
import type { GoItem, Item, Program } from '../tree/tree'
import { readAll } from './cursor'
import type { Cursor } from './cursor'
import { definition, isWholeFile } from './gameMacros'
import { item, items } from './items'
import { expr, letScrutinee } from './operators'
import { block, blockContent, statementExpr } from './statements'
import { type } from './types'

const GRAMMAR = { type, expr, letScrutinee, statementExpr, block, item, definition }

export type Parsed = { tree: Program; diagnostics: readonly Diagnostic[] }

/**
 * The tree of a program. A text without `go!` and `init!` is the body of one frame. What cannot be read is told and left
 * out of the tree: only a program without diagnostics is worth checking.
 */
export function parseProgram(text: string, macros: readonly MacroDeclaration[] = []): Parsed {
  const diagnostics = new Diagnostics()
  const c = cursorOver(text, diagnostics, macros, false)
  const isFrameBody = !isWholeFile(c)
  const found = diagnostics.isEmpty ? readAll(c, isFrameBody ? frameBody : items) : undefined
  return { tree: { items: found ?? [], isFrameBody }, diagnostics: diagnostics.list }
}

/** The items of a text of declarations, whose functions may have no body. A fault in it is a fault of ours. */
export function parseDeclarations(text: string): Item[] {
  const diagnostics = new Diagnostics()
  const c = cursorOver(text, diagnostics, [], true)
  const found = diagnostics.isEmpty ? readAll(c, items) : undefined
  const [fault] = diagnostics.list
  if (fault) throw new Error(`${fault.message} in: ${text.slice(fault.span.start, fault.span.start + 60)}`)
  return found ?? []
}

function cursorOver(
  text: string,
  diagnostics: Diagnostics,
  macros: readonly MacroDeclaration[],
  isDeclaration: boolean,
): Cursor {
  return {
    text,
    tokens: tokenize(text, diagnostics),
    diagnostics,
    macros: new Map(macros.map((macro) => [macro.name, macro])),
    grammar: GRAMMAR,
    at: 0,
    isHead: false,
    isDeclaration,
    lifted: undefined,
    depth: 0,
    height: 0,
  }
}

function frameBody(c: Cursor): Item[] {
  const span = { start: 0, end: c.text.length }
  const go: GoItem = { kind: 'Go', attributes: [], isPublic: false, body: blockContent(c), span }
  return [go]
}
