import type * as tree from '../tree/tree'
import type { Adt, Constant, Field, FunctionItem } from '../types/type'
import { type Body, report } from './body'

/** Whether code may name a field: its own module may, or it is `pub` as far as there. */
export function seesField({ session, scope }: Body, adt: Adt, field: Field): boolean {
  if (adt.kind === 'enum') return true
  if (!adt.isOwn) return field.isPublic || !session.isOwnCode(scope.module)
  return session.homeOf(adt)?.allows(scope.module, field) ?? true
}

/** Whether code may name what belongs to a type. What belongs to a trait is seen by all who see the trait. */
export function seesMember({ session, scope }: Body, item: FunctionItem | Constant): boolean {
  const { node, owner } = item
  if (!item.isOwn || !node || owner?.kind !== 'impl' || owner.trait) return true
  return session.homeOf(item)?.allows(scope.module, node) ?? true
}

/** Reports a function, method or constant of a type that another module keeps to itself. */
export function checkMember(body: Body, item: FunctionItem | Constant, { name, span }: tree.Ident): void {
  if (seesMember(body, item)) return
  const what =
    'signature' in item ? (item.signature.receiver ? 'method' : 'associated function') : 'associated constant'
  report(body, span, `${what} \`${name}\` is private`, {
    label: `private ${what}`,
    help: `make it public: \`pub ${'signature' in item ? 'fn' : 'const'} ${name}\``,
    code: 'E0624',
  })
}

/** Reports a field of a literal or pattern that another module keeps to itself. */
export function checkFieldName(body: Body, adt: Adt, field: Field, span: tree.Ident['span']): void {
  if (seesField(body, adt, field)) return
  report(body, span, `field \`${field.name}\` of struct \`${adt.name}\` is private`, {
    label: 'private field',
    code: 'E0451',
  })
}

/** Reports that a tuple struct cannot be made, or taken apart, because of fields that another module keeps to itself. */
export function checkConstructor(body: Body, adt: Adt, path: tree.Path, use: 'value' | 'pattern'): void {
  if (!adt.isOwn || adt.variants[0]!.fields.every((field) => seesField(body, adt, field))) return
  const { name, span } = path.segments[path.segments.length - 1]!.name
  const help = 'make its fields public, or write a function that makes it: `pub fn new(…)`'
  if (path.segments.length > 1)
    report(body, span, `tuple struct constructor \`${name}\` is private`, {
      label: 'private tuple struct constructor',
      help,
      code: 'E0603',
    })
  else
    report(
      body,
      span,
      `cannot ${use === 'value' ? 'initialize' : 'match against'} a tuple struct which contains private fields`,
      { help, code: use === 'value' ? 'E0423' : 'E0532' },
    )
}
