import type { Block, FnItem, FrameItem, Ident, ImplItem, Item, Span, StateItem, Type } from 'rust'
import {
  at,
  atKind,
  block,
  blockContent,
  definition,
  eat,
  fail,
  failExpected,
  insideAny,
  peek,
  spanSince,
  type Cursor,
} from 'rust/host'

const DERIVES = ['PartialEq', 'Debug', 'Clone', 'BorshSerialize', 'BorshDeserialize']

/** Parses `init!`: `struct Name { … } = value`. Types defined in place become items. */
export function initMacro(c: Cursor, start: number): Item[] {
  return insideAny(c, (c) => init(c, start))
}

function init(c: Cursor, start: number): Item[] {
  if (!at(c, 'struct')) {
    fail(c, peek(c), 'init! takes `struct Name { … } = initial value`', {
      help: 'write neither `pub` nor attributes before `struct`',
    })
  }
  const lifted = { types: [], derives: DERIVES }
  c.lifted = lifted
  const state = definition(c)
  const types = [...lifted.types, state]
  c.lifted = undefined
  if (!eat(c, '=')) fail(c, peek(c), 'init! needs `= initial value` after the struct')
  if (atKind(c, 'close')) fail(c, peek(c), 'init! needs an initial value after `=`')
  const value = blockContent(c)
  const span = spanSince(c, start)
  const impl = stateImpl(state.name, value, span)
  const parts = { attributes: [], isPublic: false, span }
  const stateItem: StateItem = { kind: 'State', ...parts, state: state.name, types, impl }
  return [stateItem, ...types, impl]
}

/** `default` with the initial value, and native `load` and `save`. */
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

/** Parses `go!` with parentheses around a block or braces around statements. */
export function goMacro(c: Cursor, start: number): FrameItem[] {
  const takesStatements = at(c, '{')
  const body = insideAny(c, (c): Block => {
    const isWrapped = at(c, '{') && c.tokens[peek(c).partner + 1]?.kind === 'close'
    if (isWrapped) return block(c)
    if (!takesStatements) failExpected(c, '`{`', 'a frame is written `turbo::go!({ … });`')
    return blockContent(c)
  })
  return [{ kind: 'Frame', attributes: [], isPublic: false, body, span: spanSince(c, start) }]
}
