import type { Expr } from '../tree/tree'
import { temporaryAccess } from './access'
import type { Access } from './access'
import type { Body } from './body'
import { constantRun } from './constantPaths'
import { construct } from './layout'
import { ownSite } from './machine'
import type { Run } from './run'

/** A path as a place: a variable, a const, a function as a value, a unit struct or variant. */
export function pathAccess(node: Extract<Expr, { kind: 'PathExpr' }>, isMutable: boolean, body: Body): Access {
  const resolution = body.checked.paths.get(node)
  if (!resolution) throw new Error('a path that means nothing')
  if (resolution.kind === 'local') return body.variable(resolution.local)
  const type = body.typeOf(node)
  const { traits } = body.machine
  const value = (run: Run) => temporaryAccess(type, traits.isPlain(type), run)
  switch (resolution.kind) {
    case 'constant': {
      const shared = constantRun(resolution, body)
      const clone = isMutable ? traits.clone(type) : undefined
      return value(clone ? () => clone(shared([])) : shared)
    }
    case 'variant': {
      const make = construct(resolution.adt, resolution.variant)
      return value(() => make([]))
    }
    case 'constParam': {
      const length = body.concrete({ kind: 'param', param: resolution.param })
      return value(() => (length.kind === 'length' ? length.value : 0))
    }
    case 'function': {
      const callee = { item: resolution.callee.item, args: resolution.callee.args.map(body.concrete) }
      const { args, result } = ownSite(body.checked, callee)
      const callable = body.callable(callee, node.span, args, result)
      return value(() => callable)
    }
    default:
      return resolution satisfies never
  }
}
