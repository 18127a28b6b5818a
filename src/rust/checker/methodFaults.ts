import { type Body, failed, text, shallow, report } from './body'
import type * as tree from '../tree/tree'
import type { Type, TraitItem } from '../types/type'
import { ERROR } from '../types/known'
import type { MethodCall } from './methods'
import type { DerefStep } from './autoderef'
import { similarName } from '../diagnostics/similarName'
import { traitsWith } from './traitsInScope'

export function reportOpenReceiver(body: Body, receiver: tree.Expr, type: Type): Type {
  body.inference.unify(type, ERROR)
  return failed(body, receiver.span, 'type annotations needed', {
    label: 'cannot infer type',
    help: 'say its type where it is declared',
    code: 'E0282',
  })
}

export function reportAmbiguousNumber(body: Body, expr: MethodCall, receiver: Type): Type {
  const shown = text(body, receiver)
  const isFloat = shown.includes('float')
  return failed(
    body,
    expr.name.span,
    `can't call method \`${expr.name.name}\` on ambiguous numeric type \`${shown}\``,
    {
      label: 'the type of the number must be known',
      help: isFloat
        ? 'you must specify a concrete type for this numeric value, like `f32`: `2.0_f32`, or `let x: f32 = …`'
        : 'you must specify a concrete type for this numeric value, like `i32`: `2_i32`, or `let x: i32 = …`',
      code: 'E0689',
    },
  )
}

export function reportNoMethod(body: Body, expr: MethodCall, receiver: Type, steps: readonly DerefStep[]): Type {
  const { name, span } = expr.name
  const known = shallow(body, receiver)
  const shown = text(body, receiver)
  const field = steps.some(
    ({ type }) =>
      type.kind === 'adt' &&
      type.adt.kind === 'struct' &&
      type.adt.variants[0]!.fields.some((other) => other.name === name),
  )
  const similar = similarName(name, methodNames(body, steps))
  const missing = missingImport(body, name)
  const help = field
    ? `\`${name}\` is a field: remove the parentheses, or put \`(…)\` around it to call what it holds`
    : similar
      ? `there is a method \`${similar}\` with a similar name`
      : missing
        ? `trait \`${missing.name}\` which provides \`${name}\` is not in scope: import it`
        : helpForMissing(known, name)
  const isTypeParam = known.kind === 'param'
  report(body, span, `no method named \`${name}\` found for ${kindOf(known)} \`${shown}\` in the current scope`, {
    label: field
      ? 'field, not a method'
      : isTypeParam
        ? `method not found in \`${shown}\``
        : `method not found in \`${shown}\``,
    ...(help ? { help } : {}),
    code: 'E0599',
  })
  return ERROR
}

function helpForMissing(type: Type, name: string): string | undefined {
  if (type.kind === 'adt' && type.adt.isOwn && name === 'clone')
    return `consider annotating \`${type.adt.name}\` with \`#[derive(Clone)]\``
  if (type.kind === 'adt' && type.adt.name === 'Option')
    return 'take the value out first: `if let Some(…)`, `.unwrap()`'
  return undefined
}

function missingImport(body: Body, name: string): TraitItem | undefined {
  return body.session.world
    .traits()
    .find(
      (trait) =>
        trait.functions.has(name) &&
        trait.functions.get(name)!.signature.receiver !== undefined &&
        !traitsWith(body.scope, name).includes(trait),
    )
}

function methodNames(body: Body, steps: readonly DerefStep[]): string[] {
  const names = steps.flatMap(({ type }) =>
    body.session.impls
      .inherentImpls(type)
      .flatMap((impl) =>
        [...impl.functions.values()].filter(({ signature }) => signature.receiver).map((item) => item.name),
      ),
  )
  for (const { type } of steps) {
    for (const { trait } of body.solver.declared(type)) names.push(...trait.functions.keys())
    const iterator = body.session.world.trait('Iterator')
    if (
      iterator &&
      type.kind === 'adt' &&
      body.solver.evaluate({ trait: iterator, args: [type], bindings: [] }) === 'yes'
    )
      names.push(...iterator.functions.keys())
  }
  return names
}

function kindOf(type: Type): string {
  switch (type.kind) {
    case 'adt':
      return type.adt.kind
    case 'reference':
      return `${type.isMutable ? 'mutable ' : ''}reference`
    case 'param':
      return 'type parameter'
    case 'tuple':
      return type.items.length === 0 ? 'unit type' : 'tuple'
    case 'array':
      return 'array'
    case 'closure':
      return 'closure'
    case 'functionItem':
      return 'fn item'
    case 'function':
      return 'fn pointer'
    case 'opaque':
      return 'opaque type'
    case 'projection':
      return 'associated type'
    default:
      return 'type'
  }
}
