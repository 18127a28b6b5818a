import type { FunctionItem, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { nativeUse } from './nativeUse'
import { isPlain } from './layout'
import { ownSite, type CallSite, type Lowering } from './lowering'
import type { Drops } from './needsDrop'
import { typeKeys } from './typeKey'

/** The native that is called, and what it is called with. */
type Use = {
  lowering: Lowering
  item: FunctionItem
  args: readonly Type[]
  self: Type
  /** The native itself, called with the parameters. */
  call: Extract<ir.Expr, { op: 'call' }>
}

const SELF = read(1)
const SECOND = read(2)

/** What a native does that loses values, together with their end: natives know nothing of it. */
const ENDING: Readonly<Record<string, (use: Use) => ir.Expr>> = {
  clear: (use) => block([ended(use, use.self, SELF), use.call]),
  truncate: (use) => {
    const isLonger: ir.Expr = { op: 'compare', operator: '<', left: SECOND, right: sibling(use, 'len', [SELF]) }
    return { op: 'if', condition: isLonger, then: ended(use, use.self, sibling(use, 'split_off', [SELF, SECOND])) }
  },
  retain: (use) => ({ ...use.call, args: [SELF, endingTest(use, lentTo(use))] }),
  retain_mut: (use) => ({ ...use.call, args: [SELF, endingTest(use, [{ type: use.args[0]!, isMutable: true }])] }),
  dedup_by: (use) => {
    const lent = [{ type: use.args[0]!, isMutable: true }, { isMutable: true }]
    return { ...use.call, args: [SELF, endingTest(use, lent, true)] }
  },
  filter: (use) => ({ ...use.call, args: [SELF, endingTest(use, itemAsked(use))] }),
  set: (use) => ended(use, use.args[0]!, sibling(use, 'replace', [SELF, SECOND])),
}

const KEYS =
  /^((Vec|VecDeque)::(truncate|retain_mut|dedup_by)|\w+::clear|(Vec|VecDeque|\w+Map|\w+Set)::retain|Cell::set|Iterator::filter)$/

/** The function to call in place of a native that would lose values whose end can be told. */
export function endingCallee(
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
    const body = ENDING[item.name]!({ lowering, item, args, self, call })
    return { params, size: params.length + 1, cost: 1, body }
  }
  return { kind: 'function', function: lowering.made(`${key} ${typeKeys(args)}`, make) }
}

/** What a test is lent: the type of what may end by it. */
type Lent = { type?: Type; isMutable: boolean }

/** Asks the closure of the program, and ends what gets this answer. */
function endingTest(use: Use, lent: readonly Lent[], answer = false): ir.Expr {
  const params = lent.map((_, i) => ({ slot: i + 1 }))
  const closure: ir.Expr = { op: 'read', place: { in: 'captured', key: 0, isPlain: false } }
  const condition: ir.Expr = { op: 'callValue', callee: closure, args: params.map(({ slot }) => read(slot)) }
  const ends = lent.flatMap(({ type, isMutable }, i) => {
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

/** Of a map the key and the value, of everything else the item. */
function lentTo({ item, args: [first, second] }: Use): readonly Lent[] {
  const isMap = item.key.includes('Map')
  return [{ type: first!, isMutable: false }, ...(isMap ? [{ type: second!, isMutable: true }] : [])]
}

/** What the closure is asked about; a function is not asked what it ends. */
function itemAsked({ lowering, args: [, asking] }: Use): readonly Lent[] {
  if (asking?.kind !== 'closure') return []
  const [param] = asking.closure.params
  const type = param && lowering.checked.substitute(param, asking.closure.generics, asking.args)
  return type?.kind === 'reference' ? [{ type: type.target, isMutable: false }] : []
}

/** Another method of the same type. */
function sibling({ lowering, item, args }: Use, name: string, given: readonly ir.Expr[]): ir.Expr {
  const found = item.owner?.functions.get(name)
  if (!found) throw new Error(`no method ${name}`)
  const callee = { item: found, args: args.slice(0, found.params.length) }
  return { op: 'call', callee: lowering.callee(callee, ownSite(lowering.checked, callee)), args: given }
}

function ended({ lowering }: Use, type: Type, value: ir.Expr): ir.Expr {
  return { op: 'call', callee: lowering.glue(type), args: [value] }
}

function read(slot: ir.Slot): ir.Expr {
  return { op: 'read', place: { in: 'slot', slot, isPlain: false } }
}

function block(statements: readonly ir.Expr[]): ir.Expr {
  return { op: 'block', statements }
}
