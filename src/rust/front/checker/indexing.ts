import { replacement } from '../diagnostics/diagnostic'
import type * as tree from '../tree/tree'
import { ERROR, isInteger, isScalar, USIZE } from '../types/known'
import type { Type } from '../types/type'
import { derefSteps } from './autoderef'
import { type Body, demand, failed, settled, shallow, text } from './body'
import { operandText, shortText } from './mismatch'
import { adjust, coerce } from './coerce'

const BUILT_IN_INDEXED = ['Vec', 'String']

/** `place[index]`. */
export function checkIndex(body: Body, expr: tree.ExprOf<'Index'>): Type {
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

function builtInIndex(body: Body, expr: tree.ExprOf<'Index'>, type: Type, index: Type): Type | undefined {
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

function overloadedIndex(body: Body, expr: tree.ExprOf<'Index'>, type: Type, index: Type): Type | undefined {
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

function refuseIndex(body: Body, expr: tree.ExprOf<'Index'>, whole: Type, index: Type): Type {
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
          ? `write \`[${shortText(expr.index) ?? '…'} as usize]\``
          : known.kind === 'reference'
            ? 'take the value behind the reference: `*…`'
            : 'an index is a `usize`: `[… as usize]`',
      ...(isCounted && !isText && { mend: replacement(expr.index.span, `${operandText(body, expr.index)} as usize`) }),
      code: 'E0277',
    },
  )
}
