import { insertion, replacement, similarAdvice } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR, isInteger, isScalar, isStd, isUnknown, structFields, USIZE } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Constant, Field, FunctionItem, Type } from '../types/type'
import { adjust, coerce, derefSteps } from './coerce'
import { type Body, demand, failed, report, settled, shallow, text } from './body'
import { operandText, shortText, TAKE_OUT } from './mismatch'
import { hasInherent, reportOpenReceiver } from './methods'
import { checkExpression } from './expressions'

/** `place.field`, with autoderef. */
export function checkField(body: Body, expr: tree.ExprOf<'Field'>): Type {
  const receiver = settled(body, checkExpression(body, expr.receiver))
  if (receiver.kind === 'error' || receiver.kind === 'never') return receiver
  const { name } = expr.name
  if (isUnknown(receiver)) return reportOpenReceiver(body, expr.receiver, receiver)
  const steps = derefSteps(body, receiver)
  body.session.watch?.member(body, name, steps)
  let hidden = false
  for (const { type, adjustments } of steps) {
    const field = fieldOf(body, type, name)
    if (field?.isHidden) hidden = true
    if (!field || field.isHidden) continue
    adjust(body, expr.receiver, adjustments)
    return field.type
  }
  if (hidden) return reportPrivate(body, expr, receiver, steps)
  return reportNoField(body, receiver, expr.name, steps)
}

function fieldOf(body: Body, type: Type, name: string): { type: Type; isHidden: boolean } | undefined {
  if (type.kind === 'tuple') {
    const item = /^\d+$/.test(name) ? type.items[Number(name)] : undefined
    return item && { type: shallow(body, item), isHidden: false }
  }
  const field = structFields(type).find((other) => other.name === name)
  if (!field || type.kind !== 'adt') return undefined
  const isHidden = !seesField(body, type.adt, field)
  return { type: body.solver.instantiate(field.type, substitutionOf(type.adt.params, type.args)), isHidden }
}

function reportPrivate(body: Body, expr: tree.ExprOf<'Field'>, receiver: Type, steps: readonly { type: Type }[]): Type {
  const { name, span } = expr.name
  const owner = steps.map(({ type }) => type).find((type) => type.kind === 'adt')
  const hasMethod = steps.some(({ type }) =>
    body.session.impls.inherentImpls(type).some((impl) => impl.functions.has(name)),
  )
  const struct = owner?.kind === 'adt' ? owner.adt.name : text(body, receiver)
  return failed(body, span, `field \`${name}\` of struct \`${struct}\` is private`, {
    label: 'private field',
    ...(hasMethod && { help: `a method \`${name}\` also exists, call it with parentheses: \`${name}()\`` }),
    code: 'E0616',
  })
}

function reportNoField(body: Body, receiver: Type, { name, span }: tree.Ident, steps: readonly { type: Type }[]): Type {
  const shown = text(body, receiver)
  const types = steps.map(({ type }) => type)
  if (types.some((type) => hasInherent(body, type, name)))
    return failed(body, span, `attempted to take value of method \`${name}\` on type \`${shown}\``, {
      label: 'method, not a field',
      help: `use parentheses to call the method: \`.${name}()\``,
      fix: insertion(span.end, '()'),
      code: 'E0615',
    })
  const isNumber = types[0]!.kind === 'scalar' || types[0]!.kind === 'variable'
  if (isNumber)
    return failed(body, span, `\`${shown}\` is a primitive type and therefore doesn't have fields`, { code: 'E0610' })
  const names = types.flatMap((type) => structFields(type).map((field) => field.name))
  const similar = similarName(name, names)
  return failed(body, span, `no field \`${name}\` on type \`${shown}\``, {
    label: 'unknown field',
    ...(names.length > 0
      ? { help: `available fields are: ${names.map((other) => `\`${other}\``).join(', ')}` }
      : types.some((type) => isStd(type, 'Option')) && { help: TAKE_OUT }),
    ...similarAdvice('a field with a similar name exists', similar, span),
    code: 'E0609',
  })
}

export function checkIndex(body: Body, expr: tree.ExprOf<'Index'>): Type {
  const receiver = settled(body, checkExpression(body, expr.receiver))
  const index = settled(body, checkExpression(body, expr.index))
  if (receiver.kind === 'error' || receiver.kind === 'never' || index.kind === 'error') return ERROR
  for (const { type, adjustments } of derefSteps(body, receiver)) {
    const found = builtInIndex(body, expr, type, index) ?? overloadedIndex(body, expr, type, index)
    if (!found) continue
    adjust(body, expr.receiver, adjustments)
    return found
  }
  return failed(body, expr.span, `cannot index into a value of type \`${text(body, receiver)}\``, {
    ...(receiver.kind === 'tuple' ? { help: 'to access tuple elements, use tuple indexing syntax: `.0`' } : {}),
    code: 'E0608',
  })
}

function builtInIndex(body: Body, expr: tree.ExprOf<'Index'>, type: Type, index: Type): Type | undefined {
  const isText = isScalar(type, 'str') || isStd(type, 'String')
  const item =
    type.kind === 'array' || type.kind === 'slice' ? type.item : isStd(type, 'Vec') ? type.args[0] : undefined
  if (!item && !isText) return undefined
  const whole: Type = item ? { kind: 'slice', item } : { kind: 'scalar', name: 'str' }
  if (index.kind === 'adt' && index.adt.name.startsWith('Range') && !index.adt.isOwn) {
    const end = index.args[0]
    if (!end || body.inference.unify(end, USIZE)) return whole
  } else if (item && (index.kind === 'variable' || isScalar(index, 'usize'))) {
    if (body.inference.unify(index, USIZE)) return item
  }
  return refuseIndex(body, expr, whole, index)
}

function overloadedIndex(body: Body, expr: tree.ExprOf<'Index'>, type: Type, index: Type): Type | undefined {
  if (isStd(type, 'Vec') || isStd(type, 'String')) return undefined
  const trait = body.session.world.trait('Index')
  const item = trait?.functions.get('index')
  if (!trait || !item) return undefined
  const hasImpl =
    type.kind === 'param' || type.kind === 'opaque' || body.session.impls.traitImpls('Index', type).length > 0
  if (!hasImpl) return undefined
  const known = body.inference.fresh()
  const any = { trait, args: [type, known], bindings: [] }
  if (body.solver.evaluate(any) === 'no') return undefined
  // If only one impl fits, it determines the index type, which a literal then takes
  const wanted = body.solver.require(any).verdict === 'yes' ? shallow(body, known) : known
  const fits = coerce(body, expr.index, index, wanted)
  const output = body.inference.fresh()
  const bound = { trait, args: [type, fits ? wanted : index], bindings: [{ name: 'Output', type: output }] }
  demand(body, {
    bound,
    span: expr.index.span,
    explain: () => ({
      span: expr.index.span,
      message: `the type \`${text(body, type)}\` cannot be indexed by \`${text(body, index)}\``,
      label: `\`${text(body, type)}\` cannot be indexed by \`${text(body, index)}\``,
      code: 'E0277',
    }),
  })
  body.session.tables.callees.set(expr, { item, args: [type, fits ? wanted : index] })
  return settled(body, output)
}

function refuseIndex(body: Body, expr: tree.ExprOf<'Index'>, whole: Type, index: Type): Type {
  const shown = text(body, index)
  const isText = isScalar(whole, 'str')
  const known = shallow(body, index)
  const isCounted = isInteger(known)
  const { span } = expr.index
  return failed(body, span, `the type \`${isText ? 'str' : text(body, whole)}\` cannot be indexed by \`${shown}\``, {
    label: isText ? 'string indices are ranges of `usize`' : 'slice indices are of type `usize` or ranges of `usize`',
    help: isText
      ? 'use `.chars().nth()` or a range of bytes: `[0..1]`'
      : isCounted
        ? `write \`[${shortText(expr.index) ?? '…'} as usize]\``
        : known.kind === 'reference'
          ? 'dereference it: `*…`'
          : 'an index is a `usize`: `[… as usize]`',
    ...(isCounted && !isText && { fix: replacement(span, `${operandText(body, expr.index)} as usize`) }),
    code: 'E0277',
  })
}

export function seesField({ session, scope }: Body, adt: Adt, field: Field): boolean {
  if (adt.kind === 'enum') return true
  if (!adt.isOwn) return field.isPublic || !session.isOwnCode(scope.module)
  return session.homeOf(adt)?.allows(scope.module, field) ?? true
}

/** A trait's items are visible with the trait. */
export function seesMember({ session, scope }: Body, item: FunctionItem | Constant): boolean {
  const { node, owner } = item
  if (!item.isOwn || !node || owner?.kind !== 'impl' || owner.trait) return true
  return session.homeOf(item)?.allows(scope.module, node) ?? true
}

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

export function checkFieldName(body: Body, adt: Adt, field: Field, span: tree.Ident['span']): void {
  if (seesField(body, adt, field)) return
  report(body, span, `field \`${field.name}\` of struct \`${adt.name}\` is private`, {
    label: 'private field',
    code: 'E0451',
  })
}

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
  else {
    const [verb, code] = use === 'value' ? ['initialize', 'E0423'] : ['match against', 'E0532']
    report(body, span, `cannot ${verb} a tuple struct which contains private fields`, { help, code })
  }
}
