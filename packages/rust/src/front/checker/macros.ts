import { replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import { FORMAT_TRAITS } from '../../ir/traits'
import { lowerType } from '../items/lowerType'
import { textAt } from '../source/span'
import type * as tree from '../tree/tree'
import { adtOf, BOOL, ERROR, isNumber, isScalar, isStd, NEVER, TEXT, UNIT, USIZE } from '../types/known'
import type { Bound, Type } from '../types/type'
import { checkItems, repeated } from './aggregates'
import { type Body, demand, hasError, inScope, report, settled, shallow, text } from './body'
import { demandBound, traitsWith } from './bounds'
import { checkCoerced, coerce } from './coerce'
import { type Advice, reportMismatch } from './mismatch'
import { checkPattern } from './patterns'
import { isUnsized, reportUnsized } from './finish'
import { checkExpression } from './expressions'

export function checkMacro(body: Body, expr: tree.MacroExpr, expected: Type | undefined): Type {
  switch (expr.kind) {
    case 'FormatCall':
      if (expr.format) checkFormat(body, expr.format)
      return formatResult(body, expr)
    case 'WriteCall':
      return checkWrite(body, expr)
    case 'AssertCall':
      checkCoerced(body, expr.condition, BOOL)
      if (expr.message) checkFormat(body, expr.message)
      return UNIT
    case 'AssertPairCall':
      return checkAssertPair(body, expr)
    case 'VecList':
      return stdOf(body, 'Vec', [checkItems(body, expr.items, expected)])
    case 'VecRepeat': {
      const wanted = expected && shallow(body, expected)
      const hint = wanted?.kind === 'adt' && wanted.adt.name === 'Vec' ? wanted.args[0] : undefined
      const item = repeated(body, expr.item, hint)
      checkCoerced(body, expr.length, USIZE)
      requireTrait(body, 'Clone', item, expr.item.span)
      return stdOf(body, 'Vec', [item])
    }
    case 'MatchesCall': {
      const scrutinee = checkExpression(body, expr.scrutinee)
      inScope(body, () => {
        checkPattern(body, expr.pattern, scrutinee)
        if (expr.guard) checkCoerced(body, expr.guard, BOOL)
      })
      return BOOL
    }
    case 'DbgCall':
      return checkDbg(body, expr)
    case 'DeclaredCall':
      return checkDeclaredCall(body, expr)
  }
}

function stdOf(body: Body, name: string, args: readonly Type[]): Type {
  const adt = body.session.world.adt(name)
  return adt ? adtOf(adt, args) : ERROR
}

function formatResult(body: Body, expr: tree.FormatCall): Type {
  if (expr.name === 'format') return stdOf(body, 'String', [])
  return /print/.test(expr.name) ? UNIT : NEVER
}

function requireTrait(body: Body, name: string, type: Type, span: tree.Expr['span']): void {
  const trait = body.session.world.trait(name)
  if (trait) demandBound(body, { trait, args: [type], bindings: [] }, span)
}

/** Checks format arguments against the traits of their placeholders. */
function checkFormat(body: Body, format: tree.FormatArgs): void {
  const types = format.args.map(({ value }) => checkExpression(body, value))
  for (const piece of format.pieces) {
    if (piece.kind === 'Text') continue
    const { width, precision, trait } = piece.spec
    for (const count of [width, precision])
      if (count?.kind === 'Argument') checkCount(body, format, types, count.argument)
    const type = types[piece.argument]
    if (!type || trait === 'p') continue
    const arg = format.args[piece.argument]!
    const known = settled(body, type)
    if (isUnsized(known)) reportUnsized(body, known, arg.value.span)
    else requireTrait(body, FORMAT_TRAITS[trait], type, arg.isCaptured ? piece.span : arg.value.span)
  }
}

/** Passes the head to the constructor, and checks each option against its declared type. */
function checkDeclaredCall(body: Body, expr: tree.DeclaredCall): Type {
  const table = body.session.world.declarations.options.get(expr.name)
  for (const head of expr.head) checkHead(body, expr, head, table !== undefined)
  for (const option of expr.options) {
    const declared = table?.find(({ name }) => name === option.name.name)
    if (declared) checkOption(body, option, declared.type)
    else {
      checkExpression(body, option.value)
      const names = table?.map(({ name }) => name)
      if (names) reportOption(body, expr, option, names)
    }
  }
  return UNIT
}

/** Checks sprite and animation names, texts, and log lines. */
function checkHead(body: Body, expr: tree.DeclaredCall, head: tree.Expr, isDrawing: boolean): void {
  if (!isDrawing && head.kind === 'FormatCall') {
    checkExpression(body, head)
    return
  }
  const found = checkExpression(body, head, TEXT)
  if (!coerce(body, head, found, TEXT)) reportMismatch(body, head, TEXT, found, formatAdvice(body, expr, head, found))
}

function formatAdvice(body: Body, expr: tree.DeclaredCall, head: tree.Expr, found: Type): Advice {
  const known = shallow(body, found)
  const declared = body.session.world.declarations.macros.find(({ name }) => name === expr.name)
  const formats = declared?.arms.some((arm) => arm.head.some(({ kind }) => kind === 'format'))
  if (!formats || !(isNumber(known) || isScalar(known, 'bool') || isScalar(known, 'char'))) return {}
  const written = textAt(body.session.text, head.span)
  const [first] = expr.options
  const end = first ? { end: first.span.start, text: '; ' } : { end: head.span.end, text: '' }
  return {
    help: `add a format string before it: \`"{}", ${written}\``,
    fix: replacement({ start: head.span.start, end: end.end }, `"{}", ${written}${end.text}`),
  }
}

function checkOption(body: Body, option: tree.CallOption, declared: tree.Type): void {
  const scope = { ...body.session.optionScope, implTrait: undefined }
  if (declared.kind !== 'ImplType') {
    const type = lowerType(scope, declared)
    body.session.tables.options.set(option.value, { type, isConverted: false })
    checkCoerced(body, option.value, type)
    return
  }
  const wanted = declared.bounds[0]?.path.segments[0]
  const arg = wanted?.generics?.args[0]
  const type = arg?.kind === 'Type' ? lowerType(scope, arg.type) : ERROR
  body.session.tables.options.set(option.value, { type, isConverted: true })
  const found = checkExpression(body, option.value)
  const entry = wanted && body.session.optionScope.module.types.get(wanted.name.name)
  if (entry?.kind !== 'trait') return
  const bound = { trait: entry.trait, args: [found, type], bindings: [] }
  demand(body, { bound, span: option.value.span, explain: () => notANumber(body, option, found, bound) })
}

/** Widths and precisions are `usize`. */
function checkCount(body: Body, format: tree.FormatArgs, types: readonly Type[], index: number): void {
  const type = types[index]
  const arg = format.args[index]
  if (!type || !arg) return
  const known = settled(body, type)
  const plain = known.kind === 'reference' ? shallow(body, known.target) : known
  if (!body.inference.unify(plain, USIZE) && !hasError(plain)) reportMismatch(body, arg.value, USIZE, known)
}

function checkWrite(body: Body, expr: Extract<tree.MacroExpr, { kind: 'WriteCall' }>): Type {
  const target = settled(body, checkExpression(body, expr.target))
  checkFormat(body, expr.format)
  if (target.kind === 'error') return ERROR
  if (expr.target.kind === 'Ref' && !expr.target.isMut) {
    report(body, expr.target.span, 'cannot borrow data in a `&` reference as mutable', {
      label: 'cannot borrow as mutable',
      help: 'borrow it mutably with `&mut`, or write just its name',
      code: 'E0596',
    })
  }
  const behind = target.kind === 'reference' ? shallow(body, target.target) : target
  if (isStd(behind, 'String') && !traitsWith(body.scope, 'write_str').some(({ isOwn }) => !isOwn)) {
    report(body, expr.target.span, `cannot write into \`${text(body, behind)}\``, {
      label: 'the trait with this method is not in scope',
      help: 'import it: `use std::fmt::Write;`',
      code: 'E0599',
    })
  }
  const entry = body.session.world.crates.get('std')?.entryAt(['std', 'fmt', 'Result'])
  if (entry?.kind === 'alias') return body.solver.normalize(entry.type)
  return ERROR
}

function checkAssertPair(body: Body, expr: Extract<tree.MacroExpr, { kind: 'AssertPairCall' }>): Type {
  const left = checkExpression(body, expr.left)
  const right = checkExpression(body, expr.right)
  if (expr.message) checkFormat(body, expr.message)
  const trait = body.session.world.trait('PartialEq')
  const [a, b] = [settled(body, left), settled(body, right)]
  if (a.kind === 'variable' && a.variable.kind !== 'general' && b.kind !== 'reference') body.inference.unify(a, b)
  else if (b.kind === 'variable' && b.variable.kind !== 'general' && a.kind === 'scalar') body.inference.unify(a, b)
  if (trait && !hasError(body.inference.resolve(a)) && !hasError(body.inference.resolve(b))) {
    const bound = { trait, args: [a, b], bindings: [] }
    demand(body, {
      bound,
      span: expr.span,
      explain: () =>
        a.kind === 'scalar' && b.kind === 'scalar'
          ? {
              span: expr.right.span,
              message: 'mismatched types',
              label: `expected \`${text(body, a)}\`, found \`${text(body, b)}\``,
              code: 'E0308',
            }
          : {
              span: expr.span,
              message: `binary operation \`==\` cannot be applied to type \`${text(body, a)}\``,
              code: 'E0369',
            },
    })
  }
  for (const [type, side] of [[left, expr.left] as const, [right, expr.right] as const])
    requireTrait(body, 'Debug', type, side.span)
  return UNIT
}

function checkDbg(body: Body, expr: Extract<tree.MacroExpr, { kind: 'DbgCall' }>): Type {
  const types = expr.args.map(({ value }) => {
    const type = checkExpression(body, value)
    requireTrait(body, 'Debug', type, value.span)
    return type
  })
  return types.length === 1 ? types[0]! : types.length === 0 ? UNIT : { kind: 'tuple', items: types }
}

function notANumber(body: Body, option: tree.CallOption, found: Type, { trait, args }: Bound) {
  const type = args[1]!
  const known = body.inference.resolve(found)
  const isPair = type.kind === 'tuple'
  return {
    span: option.value.span,
    message: `the trait bound \`${text(body, known)}: ${trait.name}<${text(body, type)}>\` is not satisfied`,
    label: isPair ? 'expected a pair of numbers' : 'expected a number',
    help:
      known.kind === 'reference'
        ? 'dereference it: `*…`'
        : isPair
          ? `write a pair: \`${option.name.name} = (…, …)\``
          : `\`${option.name.name}\` takes a number of any type`,
    code: 'E0277',
  }
}

function reportOption(body: Body, expr: tree.DeclaredCall, option: tree.CallOption, known: string[]): void {
  const { name, span } = option.name
  const meantOptions = body.session.world.declarations.host?.meantOptions ?? {}
  const meant = Object.hasOwn(meantOptions, name) ? meantOptions[name]! : []
  const similar = meant.find((other) => known.includes(other)) ?? similarName(name, known)
  report(body, span, `\`${expr.name}!\` has no option \`${name}\``, {
    label: similar ? `did you mean \`${similar}\`?` : 'unknown option',
    help: similar ? `write \`${similar}\`` : `its options are ${known.map((other) => `\`${other}\``).join(', ')}`,
    ...(similar && { fix: replacement(span, similar) }),
    code: 'E0599',
  })
}
