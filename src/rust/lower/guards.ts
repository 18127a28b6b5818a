import type { Local } from '../front/checker/checked'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { isStandard } from './layout'

/** The guard of a variable, if its type is one. It counts until the end of its block, or until it is moved. */
export function guardOf(local: Local, type: Type, body: Body): { guard?: ir.Guard } {
  const isMutable = isStandard(type, 'RefMut')
  if (!isMutable && !isStandard(type, 'Ref')) return {}
  const guard = { slot: body.newSlot(), isMutable }
  body.guards.push({ ...guard, local })
  return { guard }
}

/** Reads a variable that is moved by it. */
export function moving(local: Local, value: ir.Expr, body: Body): ir.Expr {
  const held = body.guards.find((candidate) => candidate.local === local)
  return held ? { op: 'release', guard: withoutLocal(held), value } : value
}

/** The guards of a block that ends. */
export function released(body: Body, around: number): { guards?: readonly ir.Guard[] } {
  const guards = body.guards.splice(around).map(withoutLocal)
  return guards.length > 0 ? { guards } : {}
}

const withoutLocal = ({ slot, isMutable }: ir.Guard): ir.Guard => ({ slot, isMutable })
