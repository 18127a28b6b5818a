import type * as tree from '../tree/tree'
import { attempt, expect, expectIdent, inside, list, nested } from './combinators'
import { ahead, at, atEnd, type Cursor, eat, identOf, peek, skipInvalid, spanSince, take } from './cursor'
import { fail, failExpected, failUnsupported, replaceNext, report, reportNoSemicolon } from './failures'
import type { Token } from '../tokens/token'
import { enumItem, fnItem, structItem } from './definitions'
import { declareRules, inMacroScope, ownRules, shareRules } from './expansion'
import { meantWord } from './statements'
import { isLeftOut, itemHead, refuseVisibility, type ItemHead } from './attributes'
import { itemMacro, ownItems } from './macroCall'
import { genericHead, genericParams, type, whereClause } from './types'
import { bounds, pathName } from './paths'
import { expr } from './operators'

/** Parses an item; skips those for tests only. */
export function item(c: Cursor): tree.Item | undefined {
  return nested(c, () => {
    const head = itemHead(c)
    const { attributes } = head.parts
    const isOff = isLeftOut(attributes)
    if (peek(c).text !== 'macro_rules' || ahead(c, 1).text !== '!') {
      const found = byKeyword(c, head)
      return isOff ? undefined : found
    }
    declareRules(c, !isOff && attributes.some(({ name }) => name === 'macro_export'))
    return undefined
  })
}

function byKeyword(c: Cursor, head: ItemHead): tree.Item {
  const token = peek(c)
  switch (token.kind === 'keyword' ? token.text : '') {
    case 'fn':
    case 'async':
      return fnItem(c, head, 'free')
    case 'struct':
      return structItem(c, head, false)
    case 'enum':
      return enumItem(c, head)
    case 'impl':
      return implItem(c, head)
    case 'trait':
      return traitItem(c, head)
    case 'use':
      return importItem(c, head)
    case 'mod':
      return modItem(c, head)
    case 'type':
      return typeItem(c, head)
    case 'const':
      return atConstFn(c) ? fnItem(c, head, 'free') : constItem(c, head)
    case 'static':
      return constItem(c, head)
    case 'unsafe':
      return failUnsupported(c, token, 'unsafe')
    case 'extern':
      return failUnsupported(c, token, ahead(c, 1).text === 'crate' ? 'externCrate' : 'extern')
  }
  return otherItem(c)
}

function atConstFn(c: Cursor): boolean {
  return /^(fn|unsafe|async|extern)$/.test(ahead(c, 1).text)
}

/** Reports and skips invalid items; ends at the closing delimiter. */
export function items(c: Cursor): tree.Item[] {
  const found: tree.Item[] = []
  while (!atEnd(c)) {
    const begin = c.at
    const isRead = attempt(c, () => {
      const more = c.isDeclaration ? undefined : (ownItems(c, items) ?? itemMacro(c))
      if (more) found.push(...more)
      else {
        const one = item(c)
        if (one) found.push(one)
      }
      if (at(c, ';')) {
        fail(c, peek(c), 'expected item, found `;`', { help: 'remove this semicolon', fix: replaceNext(c, '') })
      }
      return true
    })
    if (!isRead) skipItem(c, begin)
  }
  return found
}

function implItem(c: Cursor, head: ItemHead): tree.ImplItem {
  expect(c, 'impl')
  const generics = genericParams(c)
  if (at(c, '!')) {
    const message = 'negative trait bounds are not fully implemented; use marker types for now'
    fail(c, peek(c), message, { code: 'E0658' })
  }
  const first = type(c)
  const isTrait = eat(c, 'for')
  if (isTrait && first.kind !== 'PathType') {
    fail(c, first.span, 'expected a trait, found type')
  }
  const implemented = isTrait ? type(c) : first
  generics.where = whereClause(c, generics)
  const trait = isTrait && first.kind === 'PathType' ? { trait: first.path } : {}
  refuseVisibility(c, head, 'its items have their own visibility')
  const members = associatedItems(c, 'impl', isTrait)
  const span = spanSince(c, head.start)
  return withMembers({ kind: 'Impl', ...head.parts, generics, ...trait, type: implemented, span }, members)
}

function traitItem(c: Cursor, head: ItemHead): tree.TraitItem {
  const { name, generics } = genericHead(c, 'trait')
  const lifetimeBounds: tree.Ident[] = []
  const supertraits = eat(c, ':') ? bounds(c, lifetimeBounds) : []
  generics.where = whereClause(c, generics)
  const members = associatedItems(c, 'trait', true)
  const isStatic = lifetimeBounds.some((lifetime) => lifetime.name === 'static') && { isStatic: true }
  const span = spanSince(c, head.start)
  return withMembers({ kind: 'Trait', ...head.parts, name, generics, supertraits, ...isStatic, span }, members)
}

type Members = tree.AssociatedItem[] | (() => tree.AssociatedItem[])

/** Adds members, which declarations parse on first use. */
function withMembers<const Owner>(owner: Owner, members: Members): Owner & { items: tree.AssociatedItem[] } {
  if (Array.isArray(members)) return Object.assign({ items: members }, owner)
  let read: tree.AssociatedItem[] | undefined
  return Object.defineProperty({ items: [], ...owner }, 'items', { get: () => (read ??= members()) })
}

function associatedItems(c: Cursor, place: 'impl' | 'trait', isOfTrait: boolean): Members {
  if (!at(c, '{')) failExpected(c, 'one of `{`, `where`, or `for`')
  const { value } = peek(c)
  const read = (c: Cursor) => membersUpToEnd(c, place, isOfTrait)
  const items = inside(c, '{', read)
  return typeof value === 'string' ? () => c.readLater(value, read) : items
}

function membersUpToEnd(c: Cursor, place: 'impl' | 'trait', isOfTrait: boolean): tree.AssociatedItem[] {
  const found: tree.AssociatedItem[] = []
  while (!atEnd(c)) {
    const begin = c.at
    const own = attempt(c, () => ownItems(c, (c) => membersUpToEnd(c, place, isOfTrait)))
    if (own) {
      found.push(...own)
      continue
    }
    const one = attempt(c, () => associatedItem(c, place, isOfTrait))
    if (one && !isLeftOut(one.attributes)) found.push(one)
    else if (!one) skipItem(c, begin)
  }
  return found
}

function associatedItem(c: Cursor, place: 'impl' | 'trait', isOfTrait: boolean): tree.AssociatedItem {
  const head = itemHead(c)
  if (isOfTrait) refuseVisibility(c, head, 'trait items always share the visibility of their trait')
  if (at(c, 'type')) return typeItem(c, head)
  if (at(c, 'const') && !atConstFn(c)) return constItem(c, head)
  if (isOfTrait && at(c, 'const')) refuseConst(c, place)
  if (at(c, 'fn') || at(c, 'const') || at(c, 'async')) return fnItem(c, head, place)
  if (at(c, 'unsafe')) failUnsupported(c, peek(c), 'unsafe')
  failExpected(c, `associated item in \`${place}\``, at(c, 'let') ? 'fields belong in the struct' : undefined)
}

function refuseConst(c: Cursor, place: 'impl' | 'trait') {
  const where = place === 'trait' ? 'traits' : 'trait impls'
  report(c, peek(c), `functions in ${where} cannot be declared const`, {
    label: `functions in ${where} cannot be const`,
    help: 'remove the `const`',
    code: 'E0379',
  })
}

function constItem(c: Cursor, head: ItemHead): tree.ConstItem {
  const word = take(c)
  const isStatic = word.text === 'static'
  if (at(c, 'mut')) {
    const help = c.host && `store the value in the state of \`${c.host.stateMacro}!\``
    if (isStatic) failUnsupported(c, { start: word.start, end: peek(c).end }, 'staticMut', help)
    fail(c, peek(c), 'const globals cannot be mutable', { help: 'you might want to declare a static instead' })
  }
  const name = at(c, '_') ? identOf(take(c)) : expectIdent(c)
  if (!eat(c, ':')) {
    const help = `provide a type for the item: \`${name.name}: <type>\``
    fail(c, name.span, `missing type for \`${word.text}\` item`, { help })
  }
  const declared = type(c)
  const value = eat(c, '=') ? { value: expr(c) } : {}
  if (!eat(c, ';')) reportNoSemicolon(c)
  return { kind: 'Const', ...head.parts, name, type: declared, ...value, isStatic, span: spanSince(c, head.start) }
}

function typeItem(c: Cursor, head: ItemHead): tree.TypeItem {
  const { name, generics } = genericHead(c, 'type')
  const bounded = eat(c, ':') ? bounds(c) : []
  const aliased = eat(c, '=') ? { type: type(c) } : {}
  generics.where = whereClause(c, generics)
  if (!eat(c, ';')) reportNoSemicolon(c)
  const span = spanSince(c, head.start)
  return { kind: 'TypeAlias', ...head.parts, name, generics, bounds: bounded, ...aliased, span }
}

function modItem(c: Cursor, head: ItemHead): tree.ModItem {
  expect(c, 'mod')
  const name = expectIdent(c)
  if (at(c, ';')) failUnsupported(c, name.span, 'file', 'write the module here: `mod name { … }`')
  const isOpen = head.parts.attributes.some(({ name }) => name === 'macro_use')
  const content = isOpen ? inside(c, '{', items) : inMacroScope(c, () => inside(c, '{', items))
  return { kind: 'Mod', ...head.parts, name, items: content, span: spanSince(c, head.start) }
}

function otherItem(c: Cursor): never {
  const token = peek(c)
  if (token.kind === 'ident' && token.text === 'union') failUnsupported(c, token, 'union')
  if (at(c, 'let')) failExpected(c, 'item', 'consider using `const` or `static` instead of `let` for global variables')
  const meant = token.kind === 'ident' ? meantWord([token, ahead(c, 1), ahead(c, 2)]) : undefined
  failExpected(c, 'item', meant?.help, meant?.fix)
}

const RESUMING = /^(fn|struct|enum|impl|trait|use|mod|type|const|static|pub)$/

function skipItem(c: Cursor, begin: number): void {
  const isItem = ({ kind, text }: Token) => text === '#' || (kind === 'keyword' && RESUMING.test(text))
  skipInvalid(c, begin, (token, index) => isItem(token) || c.tokens[index + 1]?.text === '::')
}

/** Parses a `use` and flattens its groups. */
function importItem(c: Cursor, head: ItemHead): tree.UseItem {
  expect(c, 'use')
  const imports = importsBelow(c, []).filter((each) => !importsMacro(c, each))
  if (!eat(c, ';')) reportNoSemicolon(c)
  return { kind: 'Use', ...head.parts, imports, span: spanSince(c, head.start) }
}

/** Whether a macro of the program is imported, which makes it available in other modules. */
function importsMacro(c: Cursor, { path, alias, isGlob }: tree.Import): boolean {
  // A glob needs no path
  if (isGlob || (path.length > 1 && !/^(crate|self|super)$/.test(path[0]!.name))) return false
  const { name } = path.at(-1)!
  const rules = ownRules(c, [name])
  if (rules) shareRules(c, alias?.name ?? name, rules)
  return rules !== undefined
}

function importsBelow(c: Cursor, prefix: readonly tree.Ident[]): tree.Import[] {
  return nested(c, () => {
    const { start } = peek(c)
    const path = [...prefix]
    eat(c, '::')
    for (;;) {
      if (eat(c, '*')) return [{ path, isGlob: true, span: spanSince(c, start) }]
      if (at(c, '{')) return inside(c, '{', () => list(c, () => importsBelow(c, path)).flat())
      const name = pathName(c)
      if (name.name === 'self' && path.length > prefix.length && !at(c, '::'))
        fail(c, name.span, '`self` imports are only allowed within a { } list', { code: 'E0429' })
      // `use a::{self}` imports `a`
      if (name.name !== 'self' || path.length === 0) path.push(name)
      if (!eat(c, '::')) break
    }
    const alias = eat(c, 'as') ? { alias: at(c, '_') ? identOf(take(c)) : expectIdent(c) } : {}
    return [{ path, ...alias, isGlob: false, span: spanSince(c, start) }]
  })
}
