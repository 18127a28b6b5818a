import type { FunctionItem, Type, TypeOf } from '../front/types/type'
import type * as ir from '../ir/program'
import { fieldOffset, hasKnownParts, isFunctionTrait, isPlain, tagOf } from './layout'
import { ownSite, type CallSite, type Lowering } from './lowering'
import type { Drops } from './needsDrop'
import { nativeUse } from './calls'
import { typeKeys } from './memoized'

/** The vtable's method that drops the value. */
export const DROP_KEY = 'Drop::drop'

const VALUE: ir.Slot = 1
const ITEM: ir.Slot = 2

/** Drop glue: the type's own `drop`, then its parts. A value that was moved out needs nothing. */
export function glueFunction(lowering: Lowering, drops: Drops, type: Type): ir.Function {
  const statements = [...ownDrop(lowering, type), ...partsOf(new Glue(lowering, drops), type)]
  const isThere: ir.Expr = { op: 'compare', operator: '!=', left: read(VALUE), right: { op: 'unit' } }
  const body: ir.Expr = { op: 'if', condition: isThere, then: { op: 'block', statements } }
  return { params: [{ slot: VALUE }], size: ITEM + 1, cost: 1, body }
}

function ownDrop(lowering: Lowering, type: Type): ir.Expr[] {
  const item = type.kind === 'adt' && type.adt.isOwn ? dropOf(lowering, type) : undefined
  if (!item) return []
  const callee = { item, args: [type] }
  const self: ir.Expr = {
    op: isPlain(type) ? 'borrow' : 'read',
    place: { in: 'slot', slot: VALUE, isPlain: isPlain(type) },
  }
  return [{ op: 'call', callee: lowering.callee(callee, ownSite(lowering.checked, callee)), args: [self] }]
}

function dropOf({ checked }: Lowering, type: Type) {
  return checked.implOf('Drop', type)?.trait?.trait.functions.get('drop')
}

class Glue {
  constructor(
    readonly lowering: Lowering,
    readonly drops: Drops,
  ) {}

  /** Empty if dropping has no observable effect. */
  readonly of = (type: Type | undefined, value: ir.Expr): ir.Expr[] =>
    type && this.drops.needs(type) ? [{ op: 'call', callee: this.lowering.glue(type), args: [value] }] : []
}

function partsOf(glue: Glue, type: Type): ir.Expr[] {
  switch (type.kind) {
    case 'tuple':
      return type.items.flatMap((item, key) => glue.of(item, part(read(VALUE), key)))
    case 'array':
      return items(glue, type, type.item)
    case 'slice':
      return items(glue, { kind: 'array', item: type.item, length: { kind: 'length', value: 0 } }, type.item)
    case 'closure':
      return glue.drops
        .capturesOf(type)
        .flatMap((captured) => glue.of(captured.type, captured.path.reduce(part, part(read(VALUE), 0))))
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
      glue.of(glue.lowering.checked.substitute(type, adt.params, args), part(read(VALUE), i + offset)),
    )
    if (adt.kind === 'struct' || ends.length === 0) return ends
    return [when(part(read(VALUE), 0), '==', tagOf(adt, { discriminant }), ends)]
  })
}

function standardParts(glue: Glue, type: TypeOf<'adt'>): ir.Expr[] {
  const [first, second] = type.args
  switch (type.adt.name) {
    case 'Box':
      // A box is represented as its content
      return glue.of(first, read(VALUE))
    case 'Mutex':
    case 'RwLock':
      return glue.of(first, part(part(read(VALUE), 0), 0))
    case 'Cell':
    case 'RefCell':
    case 'OnceCell':
    case 'OnceLock':
      return glue.of(first, part(read(VALUE), 0))
    case 'Ref':
      return [counted(part(part(read(VALUE), BORROW_SOURCE), BORROWS), '-')]
    case 'RefMut':
      return [counted(part(part(read(VALUE), BORROW_SOURCE), BORROWS), '+')]
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
  const ends: ir.Expr = { op: 'block', statements: glue.of(item, read(ITEM)) }
  const round = { breakTo: 1, continueTo: 2, cost: 1, body: ends }
  return [{ op: 'for', iterable: read(VALUE), shape: glue.lowering.shape(type), param: { slot: ITEM }, round }]
}

/** Index of a `RefCell` guard's cell, if that matters */
const [BORROW_SOURCE, BORROWS] = [1, 1]

const COUNTS = 1
const [STRONG, WEAK] = [0, 1]

/** Decrements a count; the last owner drops the value. */
function strong(glue: Glue, type: Type | undefined): ir.Expr[] {
  const count = part(part(read(VALUE), COUNTS), STRONG)
  const ends = glue.of(type, part(read(VALUE), 0))
  return [counted(count, '-'), ...(ends.length > 0 ? [when(count, '==', 0, ends)] : [])]
}

/** `Weak::new` points nowhere. */
function weak(): ir.Expr[] {
  const rc = part(read(VALUE), 0)
  const then: ir.Expr = counted(part(part(rc, COUNTS), WEAK), '-')
  return [{ op: 'if', condition: { op: 'compare', operator: '!=', left: rc, right: { op: 'unit' } }, then }]
}

/** A trait object drops its value by calling a method. */
function behindDyn({ lowering }: Glue): ir.Expr {
  return { op: 'call', callee: lowering.addCallee({ kind: 'dynamic', key: DROP_KEY }), args: [read(VALUE)] }
}

/** A closure that owns its captures became a `dyn Fn` together with its glue. */
function closureBehindDyn(): ir.Expr {
  const own = part(read(VALUE), 1)
  const then: ir.Expr = { op: 'callValue', callee: own, args: [read(VALUE)] }
  return { op: 'if', condition: { op: 'compare', operator: '!=', left: own, right: { op: 'unit' } }, then }
}

type Read = Extract<ir.Expr, { op: 'read' }>

function read(slot: ir.Slot): Read {
  return { op: 'read', place: { in: 'slot', slot, isPlain: false } }
}

function part({ place }: Read, key: number): Read {
  return { op: 'read', place: { in: 'field', owner: place, key, isPlain: true } }
}

function counted({ place }: Read, operator: '+' | '-'): ir.Expr {
  return { op: 'update', place, operator, scalar: 'i32', operand: { op: 'value', value: 1 } }
}

function when(left: ir.Expr, operator: ir.ComparisonOperator, value: number, statements: ir.Expr[]): ir.Expr {
  const condition: ir.Expr = { op: 'compare', operator, left, right: { op: 'value', value } }
  return { op: 'if', condition, then: { op: 'block', statements } }
}

type Use = {
  lowering: Lowering
  item: FunctionItem
  args: readonly Type[]
  self: Type
  /** The call itself, with the parameters as arguments. */
  call: Extract<ir.Expr, { op: 'call' }>
}

const SELF = read(1)
const SECOND = read(2)

/** Replaces natives that discard values, because natives cannot drop them. */
const REPLACEMENTS: Readonly<Record<string, (use: Use) => ir.Expr>> = {
  clear: (use) => block([ended(use, use.self, SELF), use.call]),
  truncate: (use) => {
    const isLonger: ir.Expr = { op: 'compare', operator: '<', left: SECOND, right: sibling(use, 'len', [SELF]) }
    return { op: 'if', condition: isLonger, then: ended(use, use.self, sibling(use, 'split_off', [SELF, SECOND])) }
  },
  retain: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, borrowedTo(use))] }),
  retain_mut: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, [{ type: use.args[0]!, isMutable: true }])] }),
  dedup_by: (use) => {
    const borrowed = [{ type: use.args[0]!, isMutable: true }, { isMutable: true }]
    return { ...use.call, args: [SELF, testWithDrops(use, borrowed, true)] }
  },
  filter: (use) => ({ ...use.call, args: [SELF, testWithDrops(use, testedItem(use))] }),
  set: (use) => ended(use, use.args[0]!, sibling(use, 'replace', [SELF, SECOND])),
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
    const call = { op: 'call' as const, callee, args: params.map(({ slot }) => read(slot)) }
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
  const condition: ir.Expr = {
    op: 'callValue',
    callee: closure,
    args: params.map(({ slot }) => read(slot)),
  }
  const ends = borrowed.flatMap(({ type, isMutable }, i) => {
    if (!type || !use.lowering.drops?.needs(type)) return []
    const reference = read(i + 1)
    const isPlace = isMutable && isPlain(type)
    const value: ir.Expr = isPlace ? { op: 'read', place: { in: 'reference', reference, behind: 'place' } } : reference
    return [ended(use, type, value)]
  })
  const left: ir.Expr = { op: 'block', statements: ends, tail: { op: 'value', value: answer } }
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

function ended({ lowering }: Use, type: Type, value: ir.Expr): ir.Expr {
  return { op: 'call', callee: lowering.glue(type), args: [value] }
}

function block(statements: readonly ir.Expr[]): ir.Expr {
  return { op: 'block', statements }
}
