import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Generics } from '../tree/tree'
import { typesIn } from '../types/substitute'
import type { Bound, FunctionItem, Param, Type } from '../types/type'
import type { Build } from './build'
import { STATIC } from './regions'
import { reach } from './relations'

/** Reports type parameters that may stand for borrows, where what has to last as long as the program holds their values. */
export function reportShortParams(b: Build, item: FunctionItem, report: (diagnostic: Diagnostic) => void): void {
  const lasting = b.keeps.filter(({ region }) => reach(region, (at) => b.flow.outlived[at]!).has(STATIC))
  if (lasting.length === 0) return
  const isLasting = lastingParams(item)
  for (const { type, expr } of lasting) {
    const short = paramsIn(b, type).find((param) => !isLasting(param))
    if (!short || !expr) continue
    const { name } = short
    report({
      span: expr.span,
      message: `the parameter type \`${name}\` may not live long enough`,
      label: `the parameter type \`${name}\` must be valid for the static lifetime`,
      help: short.isAnonymous
        ? "say that it holds no borrow: `impl Trait + 'static`"
        : `say that it holds no borrow: \`${name}: 'static\``,
      code: 'E0310',
    })
    return
  }
}

/** The names of the type parameters that are said to last as long as the program. */
export function staticNames(generics: Generics | undefined): readonly string[] {
  return (generics?.lasting ?? []).flatMap(([param, lifetime]) => (lifetime.name === 'static' ? [param.name] : []))
}

/** Which type parameters surely hold no borrow: by their own bounds, by their traits, or by a type of the signature. */
function lastingParams({ node, owner, signature }: FunctionItem): (param: Param) => boolean {
  const names = new Set(staticNames(node?.generics))
  if (owner?.kind === 'impl') for (const name of staticNames(owner.generics)) names.add(name)
  if (owner?.kind === 'trait' && owner.isLasting) names.add('Self')
  const params = new Set<Param>()
  let isAll = false
  const visit = (type: Type): void => {
    if (type.kind === 'param' && type.lifetime === 'static') params.add(type.param)
    const asksStatic =
      type.kind === 'adt' && type.adt.node && 'generics' in type.adt.node ? type.adt.node.generics : undefined
    if (staticNames(asksStatic).length > 0 || (type.kind === 'reference' && type.lifetime === 'static')) isAll = true
    typesIn(type).forEach(visit)
  }
  signature.params.forEach(visit)
  for (const { trait, args } of signature.where)
    if (args[0]?.kind === 'param' && isLastingTrait(trait)) params.add(args[0].param)
  return (param) => isAll || params.has(param) || (!param.isAnonymous && names.has(param.name))
}

function isLastingTrait(trait: Bound['trait'], depth = 0): boolean {
  return trait.isLasting || (depth < 6 && trait.supertraits.some((above) => isLastingTrait(above.trait, depth + 1)))
}

/** The type parameters of which a value may hold something. */
function paramsIn(b: Build, type: Type): readonly Param[] {
  switch (type.kind) {
    case 'param':
      return type.param.group ? [] : [type.param]
    case 'closure':
      for (const { type: found, captures } of b.tables.closures.values())
        if (found.kind === 'closure' && found.closure === type.closure)
          return captures.flatMap(({ local }) => paramsIn(b, local.type))
      return []
    case 'reference':
      return paramsIn(b, type.target)
    case 'tuple':
    case 'array':
    case 'slice':
    case 'adt':
      return typesIn(type).flatMap((part) => paramsIn(b, part))
    default:
      return []
  }
}
