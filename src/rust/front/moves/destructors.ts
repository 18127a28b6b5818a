import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Place } from '../flow/place'
import type { Expr } from '../tree/tree'
import { substitute, substitutionOf } from '../types/substitute'
import type { Type } from '../types/type'
import { typeText } from '../types/typeText'
import { placeText } from './placeText'

/** Nothing can be moved out of a value that has a `drop` of its own: what would that find? */
export function brokenByMove(
  { local, path }: Place,
  expr: Expr,
  hasDestructor: (type: Type) => boolean,
): Diagnostic | undefined {
  let type: Type | undefined = local.type
  for (const part of path) {
    if (part.startsWith('*') ? part !== '*box' : !type) return undefined
    if (part !== '*box' && type && hasDestructor(type)) return fault({ local, path }, expr, type)
    type = type && partOf(type, part)
  }
  return undefined
}

function partOf(type: Type, part: string): Type | undefined {
  if (type.kind === 'tuple') return type.items[Number(part)]
  if (type.kind !== 'adt') return undefined
  const { adt, args } = type
  if (part === '*box') return args[0]
  const field = adt.kind === 'struct' ? adt.variants[0]?.fields.find(({ name }) => name === part) : undefined
  return field && substitute(field.type, substitutionOf(adt.params, args))
}

function fault(place: Place, { span }: Expr, owner: Type): Diagnostic {
  const shown = placeText(place)
  return {
    span,
    message: `cannot move out of type \`${typeText(owner)}\`, which implements the \`Drop\` trait`,
    label: 'cannot move out of here',
    help: `consider borrowing here: \`&${shown}\`, or cloning the value: \`${shown}.clone()\``,
    code: 'E0509',
  }
}
