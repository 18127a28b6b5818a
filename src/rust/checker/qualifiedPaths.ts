import { type Body, report } from './body'
import type * as tree from '../tree/tree'
import { type Resolved, variantValue, type Owner } from './paths'
import { lowerType, traitAt } from '../items/lowerType'

export function resolveSelf(body: Body, path: tree.Path): Resolved | undefined {
  const self = body.scope.selfType
  if (self?.kind !== 'adt') {
    report(body, path.span, 'cannot find value `Self` in this scope', {
      label: 'not found in this scope',
      code: 'E0411',
    })
    return undefined
  }
  return variantValue(body, self.adt, 0, self.args, path)
}

export function qualifiedOwner(body: Body, path: tree.Path): Owner | 'reported' | undefined {
  const { type, traitLength } = path.qualifier!
  const self = lowerType(body.scope, type)
  if (traitLength === 0) return { kind: 'type', type: self }
  const traitPath: tree.Path = {
    span: path.span,
    segments: path.segments.slice(0, traitLength),
    isGlobal: path.isGlobal,
  }
  const trait = traitAt(body.scope, traitPath)
  return trait ? { kind: 'trait', trait, self } : 'reported'
}
