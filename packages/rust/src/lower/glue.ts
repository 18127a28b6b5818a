import type { FunctionItem, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import { fieldOffset, hasKnownParts, isFunctionTrait, isPlain, tagOf } from './layout'
import { ownSite, readSlot, type CallSite, type ExprRead, type Lowering } from './lowering'
import type { Drops } from './needsDrop'
import { nativeUse } from './calls'
import { dropped, sequence } from './dropScopes'
import { typeKeys } from './memoized'
import { borrow, inSlot } from './places'

/** The vtable's method that drops the value. */
export const DROP_KEY = 'Drop::drop'

const VALUE: ir.Slot = 1
const ITEM: ir.Slot = 2

/** Drop glue: the type's own `drop`, then its parts. A value that was moved out needs nothing. */
export function glueFunction(lowering: Lowering, drops: Drops, type: Type): ir.Function {
  const statements = [...ownDrop(lowering, type), ...partsOf({ lowering, drops }, type)]
  const body = unlessEmpty(readSlot(VALUE), sequence(statements))
  return { params: [{ slot: VALUE }], size: ITEM + 1, cost: 1, body }
}

function ownDrop(lowering: Lowering, type: Type): ir.Expr[] {
  const impl = type.kind === 'adt' && type.adt.isOwn ? lowering.checked.implOf('Drop', type) : undefined
  const item = impl?.trait?.trait.functions.get('drop')
  if (!item) return []
  const callee = { item, args: [type] }
  const self = borrow(inSlot(type, VALUE))
  return [{ op: 'call', callee: lowering.callee(callee, ownSite(lowering.checked, callee)), args: [self] }]
}

type Glue = { lowering: Lowering; drops: Drops }

/** Empty if dropping has no observable effect. */
function endsOf(glue: Glue, type: Type | undefined, value: ir.Expr): ir.Expr[] {
  return type && glue.drops.needs(type) ? [dropped(type, value, glue)] : []
}

function partsOf(glue: Glue, type: Type): ir.Expr[] {
  switch (type.kind) {
    case 'tuple':
      return type.items.flatMap((item, key) => endsOf(glue, item, inside(key)))
    case 'array':
      return items(glue, type, type.item)
    case 'slice':
      return items(glue, { kind: 'array', item: type.item, length: { kind: 'length', value: 0 } }, type.item)
    case 'closure':
      return glue.drops.capturesOf(type).flatMap((captured) => endsOf(glue, captured.type, inside(0, ...captured.path)))
    case 'dyn':
      return [isFunctionTrait(type) ? closureBehindDyn() : behindDyn(glue)]
    case 'adt':
      return hasKnownParts(type.adt) ? variants(glue, type) : standardParts(glue, type)
    default:
      return []
  }
}

function variants(glue: Glue, { adt, args }: TypeOf<'adt'>): ir.Expr[] {
  const offset = fieldOffset(adt)
  return adt.variants.flatMap(({ fields, discriminant }) => {
    const ends = fields.flatMap(({ type }, i) =>
      endsOf(glue, glue.lowering.checked.substitute(type, adt.params, args), inside(i + offset)),
    )
    if (adt.kind === 'struct' || ends.length === 0) return ends
    return [whenEqual(inside(0), tagOf(adt, { discriminant }), ends)]
  })
}

function standardParts(glue: Glue, type: TypeOf<'adt'>): ir.Expr[] {
  const [first, second] = type.args
  switch (type.adt.name) {
    case 'Box':
      // A box is represented as its content
      return endsOf(glue, first, readSlot(VALUE))
    case 'Mutex':
    case 'RwLock':
      return endsOf(glue, first, inside(0, 0))
    case 'Cell':
    case 'RefCell':
    case 'OnceCell':
    case 'OnceLock':
      return endsOf(glue, first, inside(0))
    case 'Ref':
      return [counted(inside(BORROW_SOURCE, BORROWS), '-')]
    case 'RefMut':
      return [counted(inside(BORROW_SOURCE, BORROWS), '+')]
    case 'Rc':
    case 'Arc':
      return strong(glue, first)
    case 'Weak':
      return weak()
    case 'HashMap':
    case 'BTreeMap':
    case 'MapIntoIter':
      return first && second ? items(glue, type, { kind: 'tuple', items: [first, second] }) : []
    default:
      return first ? items(glue, type, first) : []
  }
}

function items(glue: Glue, type: Type, item: Type): ir.Expr[] {
  const ends = sequence(endsOf(glue, item, readSlot(ITEM)))
  const round = { breakTo: 1, continueTo: 2, cost: 1, body: ends }
  return [{ op: 'for', iterable: readSlot(VALUE), shape: glue.lowering.shape(type), param: { slot: ITEM }, round }]
}

/** Index of a `RefCell` guard's cell, if that matters */
const [BORROW_SOURCE, BORROWS] = [1, 1]

const COUNTS = 1
const [STRONG, WEAK] = [0, 1]

/** Decrements a count; the last owner drops the value. */
function strong(glue: Glue, type: Type | undefined): ir.Expr[] {
  const count = inside(COUNTS, STRONG)
  const ends = endsOf(glue, type, inside(0))
  return [counted(count, '-'), ...(ends.length > 0 ? [whenEqual(count, 0, ends)] : [])]
}

/** `Weak::new` points nowhere. */
const weak = () => [unlessEmpty(inside(0), counted(inside(0, COUNTS, WEAK), '-'))]

/** A trait object drops its value by calling a method. */
function behindDyn({ lowering }: Glue): ir.Expr {
  return { op: 'call', callee: lowering.addCallee({ kind: 'dynamic', key: DROP_KEY }), args: [readSlot(VALUE)] }
}

/** A closure that owns its captures became a `dyn Fn` together with its glue. */
function closureBehindDyn(): ir.Expr {
  const own = inside(1)
  return unlessEmpty(own, { op: 'callValue', callee: own, args: [readSlot(VALUE)] })
}

/** A part of the value. */
function inside(...path: readonly number[]): ExprRead {
  return path.reduce<ExprRead>(
    ({ place }, key) => ({ op: 'read', place: { in: 'field', owner: place, key, isPlain: true } }),
    readSlot(VALUE),
  )
}

function counted({ place }: ExprRead, operator: '+' | '-'): ir.Expr {
  return { op: 'update', place, operator, scalar: 'i32', operand: { op: 'value', value: 1 } }
}

function whenEqual(left: ir.Expr, value: number, statements: ir.Expr[]): ir.Expr {
  const condition: ir.Expr = { op: 'compare', operator: '==', left, right: { op: 'value', value } }
  return { op: 'if', condition, then: sequence(statements) }
}

function unlessEmpty(value: ir.Expr, then: ir.Expr): ir.Expr {
  return { op: 'if', condition: { op: 'compare', operator: '!=', left: value, right: { op: 'unit' } }, then }
}

type Use = {
  lowering: Lowering
  item: FunctionItem
  args: readonly Type[]
  self: Type
  /** The call itself, with the parameters as arguments. */
  call: Extract<ir.Expr, { op: 'call' }>
}

const SELF = readSlot(1)
const SECOND = readSlot(2)

/** Replaces natives that discard values, because natives cannot drop them. */
const REPLACEMENTS: Readonly<Record<string, (use: Use) => ir.Expr>> = {
  clear: (use) => sequence([dropped(use.self, SELF, use), use.call]),
  truncate: (use) => {
    const isLonger: ir.Expr = { op: 'compare', operator: '<', left: SECOND, right: sibling(use, 'len', [SELF]) }
    return { op: 'if', condition: isLonger, then: dropped(use.self, sibling(use, 'split_off', [SELF, SECOND]), use) }
  },
  retain: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, borrowedTo(use))] }),
  retain_mut: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, [{ type: use.args[0]!, isMutable: true }])] }),
  dedup_by: (use) => {
    const borrowed = [{ type: use.args[0]!, isMutable: true }, { isMutable: true }]
    return { ...use.call, args: [SELF, testWithDrops(use, borrowed, true)] }
  },
  filter: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, testedItem(use))] }),
  set: (use) => dropped(use.args[0]!, sibling(use, 'replace', [SELF, SECOND]), use),
}

const KEYS =
  /^((Vec|VecDeque)::(truncate|retain_mut|dedup_by)|\w+::clear|(Vec|VecDeque|\w+Map|\w+Set)::retain|Cell::set|Iterator::filter)$/

export function calleeWithDrops(
  lowering: Lowering,
  drops: Drops,
  key: string,
  item: FunctionItem,
  args: readonly Type[],
  site: CallSite,
): ir.Callee | undefined {
  const { owner } = item
  const [first] = args
  if (!KEYS.test(key) || !first || !args.some(drops.needs)) return undefined
  const self = owner?.kind === 'impl' ? lowering.checked.substitute(owner.self, item.params, args) : first
  const make = (): ir.Function => {
    const params = site.args.map((_, i) => ({ slot: i + 1 }))
    const callee = lowering.addCallee(nativeUse(lowering, key, item, args, site))
    const call = { op: 'call' as const, callee, args: params.map(({ slot }) => readSlot(slot)) }
    const body = REPLACEMENTS[item.name]!({ lowering, item, args, self, call })
    return { params, size: params.length + 1, cost: 1, body }
  }
  return { kind: 'function', function: lowering.made(`${key} ${typeKeys(args)}`, make) }
}

/** An argument that a predicate borrows, with the type that may have to be dropped. */
type Borrowed = { type?: Type; isMutable: boolean }

/** Drops the items for which the program's predicate returns this answer. */
function testWithDrops(use: Use, borrowed: readonly Borrowed[], answer = false): ir.Expr {
  const params = borrowed.map((_, i) => ({ slot: i + 1 }))
  const closure: ir.Expr = { op: 'read', place: { in: 'captured', key: 0, isPlain: false } }
  const args = params.map(({ slot }) => readSlot(slot))
  const condition: ir.Expr = { op: 'callValue', callee: closure, args }
  const ends = borrowed.flatMap(({ type, isMutable }, i) => {
    if (!type || !use.lowering.drops?.needs(type)) return []
    const reference = readSlot(i + 1)
    const isPlace = isMutable && isPlain(type)
    const value: ir.Expr = isPlace ? { op: 'read', place: { in: 'reference', reference, behind: 'place' } } : reference
    return [dropped(type, value, use)]
  })
  const left: ir.Expr = sequence(ends, { op: 'value', value: answer })
  const kept: ir.Expr = { op: 'value', value: !answer }
  const body: ir.Expr = { op: 'if', condition, then: answer ? left : kept, otherwise: answer ? kept : left }
  return { op: 'closure', captures: [SECOND], function: { params, size: params.length + 1, cost: 1, body } }
}

function borrowedTo({ item, args: [first, second] }: Use): readonly Borrowed[] {
  const isMap = item.key.includes('Map')
  return [{ type: first!, isMutable: false }, ...(isMap ? [{ type: second!, isMutable: true }] : [])]
}

/** The type of the predicate's argument; a plain function drops nothing. */
function testedItem({ lowering, args: [, predicate] }: Use): readonly Borrowed[] {
  if (predicate?.kind !== 'closure') return []
  const [param] = predicate.closure.params
  const type = param && lowering.checked.substitute(param, predicate.closure.generics, predicate.args)
  return type?.kind === 'reference' ? [{ type: type.target, isMutable: false }] : []
}

function sibling({ lowering, item, args }: Use, name: string, given: readonly ir.Expr[]): ir.Expr {
  const found = item.owner?.functions.get(name)
  if (!found) throw new Error(`no method ${name}`)
  const callee = { item: found, args: args.slice(0, found.params.length) }
  return { op: 'call', callee: lowering.callee(callee, ownSite(lowering.checked, callee)), args: given }
}
