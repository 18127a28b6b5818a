import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR, USIZE, adtOf, isInteger, isScalar, reference, tuple } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Type } from '../types/type'
import { derefSteps } from './autoderef'
import { demand, failed, report, settled, shallow, text, type Body } from './body'
import { Branches } from './branches'
import { adjust, checkCoerced, coerce, unmetBound } from './coerce'
import { reportMismatch } from './mismatch'
import { pathText, reportNoVariant, resolveVariant } from './patterns'

/** `(a, b)`. */
export function checkTuple(body: Body, expr: Extract<tree.Expr, { kind: 'Tuple' }>, expected: Type | undefined): Type {
  const wanted = expected && shallow(body, expected)
  const parts = wanted?.kind === 'tuple' && wanted.items.length === expr.items.length ? wanted.items : undefined
  return tuple(
    expr.items.map((item, i) => {
      const part = parts?.[i]
      if (part && shallow(body, part).kind !== 'variable') {
        checkCoerced(body, item, part)
        return part
      }
      return body.expression(body, item, part)
    }),
  )
}

/** `[a, b]`: the items join like branches. */
export function checkArray(
  body: Body,
  items: readonly tree.Expr[],
  expected: Type | undefined,
): { item: Type; length: number } {
  const wanted = itemHint(body, expected)
  const branches = new Branches(body, wanted)
  for (const item of items) {
    const found = body.expression(body, item, wanted ?? hintOf(branches))
    if (!branches.add(item, found)) reportMismatch(body, item, branches.result, found)
  }
  const item = branches.result
  return { item: item.kind === 'never' ? (wanted ?? body.inference.fresh()) : item, length: items.length }
}

function hintOf(branches: Branches): Type | undefined {
  return branches.result.kind === 'never' ? undefined : branches.result
}

function itemHint(body: Body, expected: Type | undefined): Type | undefined {
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'array' || wanted?.kind === 'slice') return wanted.item
  if (wanted?.kind === 'adt' && wanted.adt.name === 'Vec' && !wanted.adt.isOwn) return wanted.args[0]
  return undefined
}

/** `[x; n]`. */
export function checkRepeat(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Repeat' }>,
  expected: Type | undefined,
): Type {
  const hint = itemHint(body, expected)
  const item = repeated(body, expr.item, hint)
  checkLength(body, expr.length)
  const length = body.session.lengthOf(expr.length, body.scope)
  const isOne = length.kind === 'length' && length.value <= 1
  const isConst = expr.item.kind === 'PathExpr' && body.session.tables.paths.get(expr.item)?.kind === 'constant'
  const copy = body.session.world.trait('Copy')
  if (copy && !isOne && !isConst)
    demand(body, {
      bound: { trait: copy, args: [item], bindings: [] },
      span: expr.item.span,
      explain: (bound) => ({
        ...unmetBound(body, bound, expr.item.span),
        help: 'write `vec![…; n]`, or `std::array::from_fn(|_| …)`',
      }),
    })
  return { kind: 'array', item, length }
}

/** The length of an array has to be known before the program runs. */
function checkLength(body: Body, length: tree.Expr): void {
  checkCoerced(body, length, USIZE)
  if (length.kind !== 'PathExpr' || body.session.tables.paths.get(length)?.kind !== 'local') return
  report(body, length.span, 'attempt to use a non-constant value in a constant', {
    label: 'non-constant value',
    help: 'consider using `const` instead of `let`, or `vec![…; n]`',
    code: 'E0435',
  })
}

/** The item of `[x; n]` and `vec![x; n]`, coerced to what the place expects. */
export function repeated(body: Body, item: tree.Expr, hint: Type | undefined): Type {
  const found = body.expression(body, item, hint)
  return hint && shallow(body, hint).kind !== 'variable' && coerce(body, item, found, hint) ? hint : found
}

/** `a..b` in all its forms. */
export function checkRange(body: Body, expr: Extract<tree.Expr, { kind: 'Range' }>, expected: Type | undefined): Type {
  const { from, to, isInclusive } = expr
  const name = from
    ? to
      ? isInclusive
        ? 'RangeInclusive'
        : 'Range'
      : 'RangeFrom'
    : to
      ? isInclusive
        ? 'RangeToInclusive'
        : 'RangeTo'
      : 'RangeFull'
  const adt = body.session.world.adt(name)
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'adt' && wanted.adt === adt ? wanted.args[0] : undefined
  const branches = new Branches(body, hint)
  for (const end of [from, to]) {
    if (!end) continue
    const found = body.expression(body, end, hint ?? hintOf(branches))
    if (!branches.add(end, found)) reportMismatch(body, end, branches.result, found)
  }
  if (!adt) return ERROR
  return adtOf(adt, adt.params.length > 0 ? [branches.result] : [])
}

/** `P { a: 1, ..base }`. */
export function checkStruct(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Struct' }>,
  expected: Type | undefined,
): Type {
  const found = resolveVariant(body, expr.path)
  const variant = found?.adt.variants[found.variant]
  if (!found || !variant) {
    reportNoVariant(body, expr.path, 'struct, variant or union type')
    for (const field of expr.fields) body.expression(body, field.value)
    if (expr.base) body.expression(body, expr.base)
    return ERROR
  }
  const type = adtOf(found.adt, found.args)
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'adt' && wanted.adt === found.adt) body.inference.unify(type, wanted)
  body.session.tables.paths.set(expr, { kind: 'variant', ...found })
  const substitution = substitutionOf(found.adt.params, found.args)
  const seen = new Set<string>()
  for (const field of expr.fields) {
    const { name, span } = field.name
    const known = variant.fields.find((other) => other.name === name)
    if (!known) {
      body.expression(body, field.value)
      reportUnknownField(
        body,
        expr,
        span,
        name,
        variant.fields
          .map((other) => other.name)
          .filter((other) => !expr.fields.some((given) => given.name.name === other)),
      )
      continue
    }
    if (seen.has(name))
      report(body, span, `field \`${name}\` specified more than once`, { label: 'used more than once', code: 'E0062' })
    seen.add(name)
    if (!known.isPublic && found.adt.kind === 'struct' && isForeign(body, found.adt)) {
      report(body, span, `field \`${name}\` of struct \`${found.adt.name}\` is private`, {
        label: 'private field',
        code: 'E0451',
      })
    }
    checkCoerced(body, field.value, body.solver.instantiate(known.type, substitution))
  }
  if (expr.base) checkCoerced(body, expr.base, type)
  else
    reportMissingFields(
      body,
      expr,
      variant.fields.map(({ name }) => name).filter((name) => !seen.has(name)),
    )
  return type
}

function reportUnknownField(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Struct' }>,
  span: tree.Ident['span'],
  name: string,
  available: string[],
): void {
  const similar = similarName(name, available)
  const resolved = body.session.tables.paths.get(expr)
  const isVariant = resolved?.kind === 'variant' && resolved.adt.kind === 'enum'
  const owner = isVariant ? `variant \`${pathText(expr.path)}\`` : `struct \`${pathText(expr.path)}\``
  report(body, span, `${owner} has no field named \`${name}\``, {
    label: similar
      ? 'unknown field'
      : available.length > 0
        ? `\`${pathText(expr.path)}\` does not have this field`
        : 'unknown field',
    help: similar
      ? `a field with a similar name exists: \`${similar}\``
      : available.length > 0
        ? `available fields are: ${available.map((other) => `\`${other}\``).join(', ')}`
        : 'all fields are given already',
    code: isVariant ? 'E0559' : 'E0560',
  })
}

function reportMissingFields(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Struct' }>,
  missing: readonly string[],
): void {
  if (missing.length === 0) return
  const list = missing.map((name) => `\`${name}\``)
  const shown =
    list.length === 1
      ? list[0]
      : list.length <= 3
        ? `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`
        : `${list.slice(0, 3).join(', ')} and ${list.length - 3} other field${list.length === 4 ? '' : 's'}`
  report(
    body,
    expr.path.span,
    `missing field${missing.length === 1 ? '' : 's'} ${shown} in initializer of \`${pathText(expr.path)}\``,
    {
      label: `missing ${shown}`,
      help: `give ${missing.length === 1 ? 'it a value' : 'them values'}: \`${missing.map((name) => `${name}: …`).join(', ')}\``,
      code: 'E0063',
    },
  )
}

/** `place.field`, through references. */
export function checkField(body: Body, expr: Extract<tree.Expr, { kind: 'Field' }>): Type {
  const receiver = settled(body, body.expression(body, expr.receiver))
  if (receiver.kind === 'error' || receiver.kind === 'never') return receiver
  const { name, span } = expr.name
  if (receiver.kind === 'variable' && receiver.variable.kind === 'general') {
    body.inference.unify(receiver, ERROR)
    return failed(body, expr.receiver.span, 'type annotations needed', {
      label: 'cannot infer type',
      help: 'say its type where it is declared',
      code: 'E0282',
    })
  }
  const steps = derefSteps(body, receiver)
  let hidden = false
  for (const { type, adjustments } of steps) {
    const field = fieldOf(body, type, name)
    if (!field) continue
    if (field.isHidden) {
      hidden = true
      continue
    }
    if (adjustments.length > 0) adjust(body, expr.receiver, adjustments)
    return field.type
  }
  if (hidden) return reportPrivate(body, expr, receiver, steps)
  return reportNoField(
    body,
    receiver,
    name,
    span,
    steps.map(({ type }) => type),
  )
}

function fieldOf(body: Body, type: Type, name: string): { type: Type; isHidden: boolean } | undefined {
  if (type.kind === 'tuple') {
    const item = /^\d+$/.test(name) ? type.items[Number(name)] : undefined
    return item && { type: shallow(body, item), isHidden: false }
  }
  if (type.kind !== 'adt' || type.adt.kind !== 'struct') return undefined
  const field = type.adt.variants[0]?.fields.find((other) => other.name === name)
  if (!field) return undefined
  const isHidden = !field.isPublic && isForeign(body, type.adt)
  return { type: body.solver.instantiate(field.type, substitutionOf(type.adt.params, type.args)), isHidden }
}

/** Whether a type was declared elsewhere than around this code, so that only its public fields are seen. */
function isForeign(body: Body, adt: Adt): boolean {
  const { session, scope } = body
  if (!adt.isOwn) return session.isOwnCode(scope.module)
  const home = session.homeOf(adt)
  return home !== undefined && !scope.module.isWithin(home)
}

function reportPrivate(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Field' }>,
  receiver: Type,
  steps: readonly { type: Type }[],
): Type {
  const { name, span } = expr.name
  const owner = steps.map(({ type }) => type).find((type) => type.kind === 'adt')
  const hasMethod = steps.some(({ type }) =>
    body.session.impls.inherentImpls(type).some((impl) => impl.functions.has(name)),
  )
  return failed(
    body,
    span,
    `field \`${name}\` of struct \`${owner?.kind === 'adt' ? owner.adt.name : text(body, receiver)}\` is private`,
    {
      label: 'private field',
      ...(hasMethod ? { help: `a method \`${name}\` also exists, call it with parentheses: \`${name}()\`` } : {}),
      code: 'E0616',
    },
  )
}

function reportNoField(
  body: Body,
  receiver: Type,
  name: string,
  span: tree.Ident['span'],
  types: readonly Type[],
): Type {
  const shown = text(body, receiver)
  const isMethod = types.some((type) =>
    body.session.impls.inherentImpls(type).some((impl) => impl.functions.get(name)?.signature.receiver),
  )
  if (isMethod)
    return failed(body, span, `attempted to take value of method \`${name}\` on type \`${shown}\``, {
      label: 'method, not a field',
      help: `use parentheses to call the method: \`.${name}()\``,
      code: 'E0615',
    })
  const isNumber = types[0]!.kind === 'scalar' || types[0]!.kind === 'variable'
  if (isNumber)
    return failed(body, span, `\`${shown}\` is a primitive type and therefore doesn't have fields`, { code: 'E0610' })
  const names = types.flatMap((type) =>
    type.kind === 'adt' && type.adt.kind === 'struct' ? type.adt.variants[0]!.fields.map((field) => field.name) : [],
  )
  const similar = similarName(name, names)
  return failed(body, span, `no field \`${name}\` on type \`${shown}\``, {
    label: 'unknown field',
    ...(similar
      ? { help: `a field with a similar name exists: \`${similar}\`` }
      : names.length > 0
        ? { help: `available fields are: ${names.map((other) => `\`${other}\``).join(', ')}` }
        : {}),
    code: 'E0609',
  })
}

const BUILT_IN_INDEXED = ['Vec', 'String']

/** `place[index]`. */
export function checkIndex(body: Body, expr: Extract<tree.Expr, { kind: 'Index' }>): Type {
  const receiver = settled(body, body.expression(body, expr.receiver))
  const index = settled(body, body.expression(body, expr.index))
  if (receiver.kind === 'error' || receiver.kind === 'never' || index.kind === 'error') return ERROR
  for (const { type, adjustments } of derefSteps(body, receiver)) {
    const found = builtInIndex(body, expr, type, index) ?? overloadedIndex(body, expr, type, index)
    if (!found) continue
    if (adjustments.length > 0) adjust(body, expr.receiver, adjustments)
    return found
  }
  return failed(body, expr.span, `cannot index into a value of type \`${text(body, receiver)}\``, {
    ...(receiver.kind === 'tuple' ? { help: 'to access tuple elements, use tuple indexing syntax: `.0`' } : {}),
    code: 'E0608',
  })
}

function builtInIndex(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Index' }>,
  type: Type,
  index: Type,
): Type | undefined {
  const isText = isScalar(type, 'str') || (type.kind === 'adt' && type.adt.name === 'String' && !type.adt.isOwn)
  const item =
    type.kind === 'array' || type.kind === 'slice'
      ? type.item
      : type.kind === 'adt' && type.adt.name === 'Vec' && !type.adt.isOwn
        ? type.args[0]
        : undefined
  if (!item && !isText) return undefined
  const whole: Type = item ? { kind: 'slice', item } : { kind: 'scalar', name: 'str' }
  if (index.kind === 'adt' && index.adt.name.startsWith('Range') && !index.adt.isOwn) {
    const end = index.args[0]
    if (!end || body.inference.unify(end, USIZE)) return whole
    return refuseIndex(body, expr, whole, index)
  }
  if (!item) return refuseIndex(body, expr, whole, index)
  if (index.kind === 'variable' || isScalar(index, 'usize')) {
    if (body.inference.unify(index, USIZE)) return item
  }
  return refuseIndex(body, expr, whole, index)
}

function refuseIndex(body: Body, expr: Extract<tree.Expr, { kind: 'Index' }>, whole: Type, index: Type): Type {
  const shown = text(body, index)
  const isText = isScalar(whole, 'str')
  const known = shallow(body, index)
  const isCounted = isInteger(known)
  return failed(
    body,
    expr.index.span,
    `the type \`${isText ? 'str' : text(body, whole)}\` cannot be indexed by \`${shown}\``,
    {
      label: isText ? 'string indices are ranges of `usize`' : 'slice indices are of type `usize` or ranges of `usize`',
      help: isText
        ? 'use `.chars().nth()` or a range of bytes: `[0..1]`'
        : isCounted
          ? 'write `[… as usize]`'
          : known.kind === 'reference'
            ? 'take the value behind the reference: `*…`'
            : 'an index is a `usize`: `[… as usize]`',
      code: 'E0277',
    },
  )
}

function overloadedIndex(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Index' }>,
  type: Type,
  index: Type,
): Type | undefined {
  if (type.kind === 'adt' && BUILT_IN_INDEXED.includes(type.adt.name) && !type.adt.isOwn) return undefined
  const trait = body.session.world.trait('Index')
  const item = trait?.functions.get('index')
  if (!trait || !item) return undefined
  const hasImpl =
    type.kind === 'param' || type.kind === 'opaque' || body.session.impls.traitImpls('Index', type).length > 0
  if (!hasImpl) return undefined
  const known = body.inference.fresh()
  const any = { trait, args: [type, known], bindings: [] }
  if (body.solver.evaluate(any) === 'no') return undefined
  // With a single impl the index has its type; a literal then takes it.
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

/** `&x`, `&mut x`. */
export function checkReference(
  body: Body,
  expr: Extract<tree.Expr, { kind: 'Ref' }>,
  expected: Type | undefined,
): Type {
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'reference' ? wanted.target : undefined
  const found = body.expression(body, expr.operand, hint)
  return reference(shallow(body, found), expr.isMut)
}
