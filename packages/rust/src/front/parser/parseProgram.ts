import type { Declarations, OptionDeclaration } from '../declarations/declarations'
import { Diagnostics, replacement, type Diagnostic } from '../diagnostics/diagnostic'
import type { Token } from '../tokens/token'
import { tokenize } from '../tokens/tokenize'
import type { FrameItem, Item, MacroCall, Program, Type } from '../tree/tree'
import { expect, expectIdent, inside, list, readAll } from './combinators'
import { atKind, type Cursor, eat, type ItemMacros } from './cursor'
import { items } from './items'
import { expr } from './operators'
import { blockContent } from './statements'
import { type } from './types'
import { isWholeFile } from './macroCall'
import { textAt } from '../source/span'

type Known = Pick<Declarations, 'macros' | 'host'>

const NOTHING: Known = { macros: [] }

type Parsed = { tree: Program; diagnostics: readonly Diagnostic[] }

/**
 * A text that is not a whole file is the body of a frame. Invalid parts are reported and omitted; check only programs
 * without diagnostics.
 */
export function parseProgram(text: string, known: Known = NOTHING): Parsed {
  const calls: MacroCall[] = []
  const diagnostics = new Diagnostics(calls)
  const c = cursorOver(text, diagnostics, known, false)
  c.own.calls = calls
  const isFrameBody = !isWholeFile(c)
  const found = diagnostics.isEmpty ? readAll(c, isFrameBody ? frameBody : items) : undefined
  const main = isFrameBody && diagnostics.isEmpty ? mainProgram(found ?? [], text, known.host) : undefined
  if (main) diagnostics.report(main)
  return { tree: { items: found ?? [], isFrameBody, text, calls }, diagnostics: diagnostics.list }
}

/** Functions may lack bodies; an error is a bug. */
export function parseDeclarations(text: string): Item[] {
  return declared(text, items)
}

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

export function parseType(text: string): Type {
  return declared(text, type)
}

export function readAt<Read>(text: string, tokens: readonly Token[], at: number, read: (c: Cursor) => Read): Read {
  return sound({ ...cursorOver('', new Diagnostics(), NOTHING, true), text, tokens, at }, read)
}

function option(c: Cursor): OptionDeclaration {
  const { name } = expectIdent(c)
  expect(c, ':')
  return { name, type: type(c), ...(eat(c, '=') && { fallback: expr(c) }) }
}

function declared<Read>(text: string, read: (c: Cursor) => Read): Read {
  return sound(cursorOver(text, new Diagnostics(), NOTHING, true), read)
}

function sound<Read>(c: Cursor, read: (c: Cursor) => Read): Read {
  const { diagnostics, text } = c
  const found = diagnostics.isEmpty ? readAll(c, read) : undefined
  const [diagnostic] = diagnostics.list
  if (diagnostic || found === undefined) {
    const start = diagnostic?.span.start ?? 0
    throw new Error(`${diagnostic?.message} in: ${text.slice(start, start + 60)}`)
  }
  return found
}

function cursorOver(text: string, diagnostics: Diagnostics, { macros, host }: Known, isDeclaration: boolean): Cursor {
  return {
    text,
    tokens: tokenize(text, diagnostics, isDeclaration),
    diagnostics,
    macros: new Map(macros.map((macro) => [macro.name, macro])),
    host,
    at: 0,
    isHead: false,
    isDeclaration,
    readLater: declared,
    lifted: undefined,
    own: { scope: undefined, exported: new Map(), calls: [], work: 0 },
    expansion: undefined,
    isSkimming: false,
    depth: 0,
    height: 0,
  }
}

function frameBody(c: Cursor): Item[] {
  const span = { start: 0, end: c.text.length }
  const frame: FrameItem = { kind: 'Frame', attributes: [], isPublic: false, body: blockContent(c), span }
  return [frame]
}

/** The error of a file that starts only with `fn main`, which nothing runs. */
function mainProgram([frame]: readonly Item[], text: string, host: ItemMacros | undefined): Diagnostic | undefined {
  if (!host || frame?.kind !== 'Frame' || frame.body.tail) return undefined
  const items = frame.body.statements.map((statement) => statement.kind === 'ItemStatement' && statement.item)
  const main = items.find((item) => item && item.kind === 'Fn' && item.name.name === 'main' && item.params.length === 0)
  if (!main || main.kind !== 'Fn' || !main.body || items.includes(false)) return undefined
  const macro = `${host.crate}::${host.frameMacro}!`
  return {
    span: main.name.span,
    message: `the frame is missing: \`${macro}\``,
    label: 'nothing runs this function',
    help: `put the code of a frame into \`${macro}({ … });\``,
    fix: replacement(main.span, `${macro}(${textAt(text, main.body.span)});`),
  }
}
