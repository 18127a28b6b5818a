import type { Span } from '../source/span'
import { mapType } from '../types/substitute'
import type { FunctionItem, TraitItem, Type } from '../types/type'
import type { Session } from './body'

/** Behind `dyn` can stand only traits whose methods can be called without knowing the type. */
export function checkDynCompatible(session: Session, trait: TraitItem, span: Span): void {
  const reason = trait.isOwn ? reasonAgainst(trait) : foreignReason(trait)
  if (!reason) return
  session.report({
    span,
    message: `the trait \`${trait.name}\` is not dyn compatible`,
    label: `\`${trait.name}\` is not dyn compatible: ${reason}`,
    help: 'use a generic function (`impl Trait`) or an enum instead',
    code: 'E0038',
  })
}

function foreignReason({ name }: TraitItem): string | undefined {
  if (['Clone', 'Copy', 'Default', 'Sized'].includes(name)) return 'it needs to know the size of the type'
  if (['PartialEq', 'Eq', 'PartialOrd', 'Ord'].includes(name)) return 'it uses `Self` as a type parameter'
  return undefined
}

function reasonAgainst(trait: TraitItem): string | undefined {
  if (trait.consts.size > 0) return `it contains the associated const \`${[...trait.consts.keys()][0]}\``
  for (const item of trait.functions.values()) {
    const reason = isOnlyForSized(item) ? undefined : reasonOfMethod(trait, item)
    if (reason) return reason
  }
  const above = trait.supertraits.find((bound) => !bound.trait.isOwn && foreignReason(bound.trait))
  return above && `it requires \`Self: ${above.trait.name}\``
}

function isOnlyForSized({ node }: FunctionItem): boolean {
  return (
    node?.generics.where.some(({ bounds }) => bounds.some(({ path }) => path.segments[0]?.name.name === 'Sized')) ??
    false
  )
}

function reasonOfMethod(trait: TraitItem, { name, signature, params }: FunctionItem): string | undefined {
  const mentionsSelf = (type: Type) => {
    let isFound = false
    mapType(type, (part) => {
      if (part.kind === 'param' && part.param === trait.params[0]) isFound = true
      return part.kind === 'projection' ? part : undefined
    })
    return isFound
  }
  if (!signature.receiver) return `associated function \`${name}\` has no \`self\` parameter`
  if (signature.params.slice(1).some(mentionsSelf) || mentionsSelf(signature.result))
    return `method \`${name}\` references the \`Self\` type`
  return params.length > trait.params.length ? `method \`${name}\` has generic type parameters` : undefined
}
