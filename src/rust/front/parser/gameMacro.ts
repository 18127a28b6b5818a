import type {
  Attribute,
  Block,
  EnumItem,
  FnItem,
  GoItem,
  Ident,
  ImplItem,
  InitItem,
  Item,
  StructItem,
  Type,
} from '../tree/tree'
import type { Span } from '../source/span'
import { ahead, at, atKind, eat, fail, failExpected, insideAny, peek, report, spanSince } from './cursor'
import type { Cursor } from './cursor'
import { enumItem, structItem } from './definitions'
import { blockContent } from './statements'

/** Marks that every type of `init!` gets. */
const STATE_DERIVES = ['PartialEq', 'Debug', 'Clone', 'BorshSerialize', 'BorshDeserialize']

/** Reads `init!` or `go!`, if it follows: the items that it stands for. */
export function gameMacro(c: Cursor): Item[] | undefined {
  const { start } = peek(c)
  const offset = ahead(c, 1).text === '::' ? 3 : 0
  const name = ahead(c, offset)
  if (name.kind !== 'ident' || ahead(c, offset + 1).text !== '!' || ahead(c, offset + 2).kind !== 'open')
    return undefined
  if (name.text !== 'init' && name.text !== 'go') {
    if (name.text === 'macro_rules') return undefined
    fail(c, name, `expected item, found macro call \`${name.text}!\``, {
      help: 'calls stand inside a function or inside `turbo::go!`',
    })
  }
  c.at += offset + 2
  const needsSemicolon = !at(c, '{')
  const found = name.text === 'init' ? insideAny(c, (c) => init(c, start)) : [go(c, start)]
  if (needsSemicolon && !eat(c, ';')) {
    const end = c.tokens[c.at - 1]!.end
    report(
      c,
      { start: end - 1, end },
      'macros that expand to items must be delimited with braces or followed by a semicolon',
      {
        label: 'add `;` here',
        help: 'add `;` here',
      },
    )
  }
  return found
}

function go(c: Cursor, start: number): GoItem {
  const takesStatements = at(c, '{')
  const body = insideAny(c, (c): Block => {
    const isWrapped = at(c, '{') && c.tokens[peek(c).partner + 1]?.kind === 'close'
    if (isWrapped) return c.grammar.block(c)
    if (!takesStatements) failExpected(c, '`{`', 'a frame is written `turbo::go!({ … });`')
    return blockContent(c)
  })
  return { kind: 'Go', attributes: [], isPublic: false, body, span: spanSince(c, start) }
}

/** `struct Name { … } = value`, whose types in place become items of their own. */
function init(c: Cursor, start: number): Item[] {
  if (!at(c, 'struct')) {
    fail(c, peek(c), 'init! takes `struct Name { … } = initial value`', {
      help: 'write neither `pub` nor attributes before `struct`',
    })
  }
  c.lifted = []
  const state = definition(c)
  const types = [...c.lifted, state]
  c.lifted = undefined
  if (!eat(c, '=')) fail(c, peek(c), 'init! needs `= initial value` after the struct')
  if (atKind(c, 'close')) fail(c, peek(c), 'init! needs an initial value after `=`')
  const value = blockContent(c)
  const span = spanSince(c, start)
  const impl = stateImpl(state.name, value, span)
  const parts = { attributes: [], isPublic: false, span }
  const told: InitItem = { kind: 'Init', ...parts, state: state.name, types, impl }
  return [told, ...types, impl]
}

/** Reads a struct or enum that is defined in place. */
export function definition(c: Cursor): StructItem | EnumItem {
  const { start, end } = peek(c)
  const attributes: Attribute[] = [derive({ start, end })]
  const head = { start, parts: { attributes, isPublic: false } }
  return at(c, 'struct') ? structItem(c, head, true) : enumItem(c, head)
}

function derive(span: Span): Attribute {
  return { name: 'derive', args: STATE_DERIVES.map((name) => ({ name, span })), span }
}

/** `default`, whose body is the initial value, and `load` and `save`, which the engine has. */
function stateImpl(state: Ident, value: Block, span: Span): ImplItem {
  const { name } = state
  const own = { attributes: [], isPublic: true, span: state.span }
  const noGenerics = { params: [], where: [], span: state.span }
  const method = (method: string, rest: Partial<FnItem>): FnItem => ({
    kind: 'Fn',
    ...own,
    name: { name: method, span: state.span },
    generics: noGenerics,
    params: [],
    isConst: false,
    ...rest,
  })
  return {
    kind: 'Impl',
    ...own,
    span,
    generics: noGenerics,
    type: named(name, state.span),
    items: [
      method('default', { result: named('Self', state.span), body: value }),
      method('load', { result: named('Self', state.span), native: 'load' }),
      method('save', {
        receiver: { mode: 'value', isMut: false, span: state.span },
        result: named('bool', state.span),
        native: 'save',
      }),
    ],
  }
}

function named(name: string, span: Span): Type {
  return { kind: 'PathType', path: { span, segments: [{ name: { name, span } }], isGlobal: false }, span }
}
