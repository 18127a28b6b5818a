import type { OptionDeclaration } from '../declarations/declarations'
import type { MacroDeclaration } from '../declarations/macros'
import { Diagnostics } from '../diagnostics/diagnostic'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Token } from '../tokens/token'
import { tokenize } from '../tokens/tokenize'
import type { GoItem, Item, Program, Type } from '../tree/tree'
import { atKind, eat, expect, expectIdent, inside, list, readAll } from './cursor'
import type { Cursor } from './cursor'
import { definition } from './gameMacro'
import { item, items } from './items'
import { expr, letScrutinee } from './operators'
import { block, blockContent, statementExpr } from './statements'
import { type } from './types'
import { isWholeFile } from './wholeFile'

const GRAMMAR = { type, expr, letScrutinee, statementExpr, block, item, definition }

type Parsed = { tree: Program; diagnostics: readonly Diagnostic[] }

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
  return declared(text, items)
}

/** The tables of a text of options: `name { option: type = default, … }`. */
export function parseTable(text: string): { name: string; options: OptionDeclaration[] }[] {
  return declared(text, (c) => {
    const tables = []
    while (!atKind(c, 'end')) {
      const { name } = expectIdent(c)
      tables.push({ name, options: inside(c, '{', () => list(c, option)) })
    }
    return tables
  })
}

/** A type of declarations. */
export function parseType(text: string): Type {
  return declared(text, type)
}

/** The index of the token behind a type that begins at another. */
export function typeEnd(text: string, tokens: readonly Token[], at: number): number {
  const c = { ...cursorOver('', new Diagnostics(), [], true), text, tokens, at }
  readAll(c, type)
  return c.at
}

function option(c: Cursor): OptionDeclaration {
  const { name } = expectIdent(c)
  expect(c, ':')
  return { name, type: type(c), ...(eat(c, '=') && { fallback: expr(c) }) }
}

function declared<Read>(text: string, read: (c: Cursor) => Read): Read {
  const diagnostics = new Diagnostics()
  const c = cursorOver(text, diagnostics, [], true)
  const found = diagnostics.isEmpty ? readAll(c, read) : undefined
  const [fault] = diagnostics.list
  if (fault || found === undefined) {
    const start = fault?.span.start ?? 0
    throw new Error(`${fault?.message} in: ${text.slice(start, start + 60)}`)
  }
  return found
}

function cursorOver(
  text: string,
  diagnostics: Diagnostics,
  macros: readonly MacroDeclaration[],
  isDeclaration: boolean,
): Cursor {
  return {
    text,
    tokens: tokenize(text, diagnostics, isDeclaration),
    diagnostics,
    macros: new Map(macros.map((macro) => [macro.name, macro])),
    grammar: GRAMMAR,
    at: 0,
    isHead: false,
    isDeclaration,
    readLater: declared,
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
