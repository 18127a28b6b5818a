import { further } from '../further/further'
import { FORMAT_TRAITS } from '../format/formatTraits'
import { lowerType } from '../items/lowerType'
import type * as tree from '../tree/tree'
import { BOOL, ERROR, NEVER, TEXT, UNIT, USIZE, adtOf } from '../types/known'
import type { Type } from '../types/type'
import { checkArray } from './aggregates'
import { demand, inScope, settled, shallow, type Body } from './body'
import { checkCoerced } from './coerce'
import { isUnsized } from './sizes'
import { checkPattern } from './patterns'

/** The type of a macro call. */
export function checkMacro(body: Body, expr: tree.MacroExpr, expected: Type | undefined): Type {
  switch (expr.kind) {
    case 'FormatCall':
      if (expr.format) checkFormat(body, expr.format)
      return formatResult(body, expr)
    case 'WriteCall':
      return further().checkWrite(body, expr)
    case 'AssertCall':
      checkCoerced(body, expr.condition, BOOL)
      if (expr.message) checkFormat(body, expr.message)
      return UNIT
    case 'AssertPairCall':
      return further().checkAssertPair(body, expr)
    case 'VecList':
      return vecOf(body, checkArray(body, expr.items, expected).item)
    case 'VecRepeat': {
      const wanted = expected && shallow(body, expected)
      const hint = wanted?.kind === 'adt' && wanted.adt.name === 'Vec' ? wanted.args[0] : undefined
      const item = further().repeated(body, expr.item, hint)
      checkCoerced(body, expr.length, USIZE)
      requireTrait(body, 'Clone', item, expr.item.span)
      return vecOf(body, item)
    }
    case 'MatchesCall': {
      const scrutinee = body.expression(body, expr.scrutinee)
      inScope(body, () => {
        checkPattern(body, expr.pattern, scrutinee)
        if (expr.guard) checkCoerced(body, expr.guard, BOOL)
      })
      return BOOL
    }
    case 'DbgCall':
      return further().checkDbg(body, expr)
    case 'EngineCall':
      return checkEngineCall(body, expr)
  }
}

function vecOf(body: Body, item: Type): Type {
  const vec = body.session.world.adt('Vec')
  return vec ? adtOf(vec, [item]) : ERROR
}

function formatResult(body: Body, expr: tree.FormatCall): Type {
  if (expr.name === 'format') {
    const string = body.session.world.adt('String')
    return string ? adtOf(string, []) : ERROR
  }
  return /print/.test(expr.name) ? UNIT : NEVER
}

export function requireTrait(body: Body, name: string, type: Type, span: tree.Expr['span']): void {
  const trait = body.session.world.trait(name)
  if (!trait) return
  const bound = { trait, args: [type], bindings: [] }
  demand(body, { bound, span, explain: (failed) => further().unmetBound(body, failed, span) })
}

/** Checks the arguments of a format string, and that each can be shown as its placeholders ask. */
export function checkFormat(body: Body, format: tree.FormatArgs): void {
  const types = format.args.map(({ value }) => body.expression(body, value))
  for (const piece of format.pieces) {
    if (piece.kind === 'Text') continue
    const { width, precision, trait } = piece.spec
    for (const count of [width, precision])
      if (count?.kind === 'Argument') further().checkCount(body, format, types, count.argument)
    const type = types[piece.argument]
    if (!type || trait === 'p') continue
    const arg = format.args[piece.argument]!
    const known = settled(body, type)
    if (isUnsized(known)) further().reportUnsized(body, known, arg.value.span)
    else requireTrait(body, FORMAT_TRAITS[trait], type, arg.isCaptured ? piece.span : arg.value.span)
  }
}

// Engine

/** A drawing macro: the head goes to its constructor, each option to the type that the engine declares for it. */
function checkEngineCall(body: Body, expr: tree.EngineCall): Type {
  const table = body.session.world.declarations.options.get(expr.name)
  for (const head of expr.head) checkHead(body, head, table !== undefined)
  for (const option of expr.options) {
    const declared = table?.find(({ name }) => name === option.name.name)
    if (declared) checkOption(body, option, declared.type)
    else {
      body.expression(body, option.value)
      if (table)
        further().reportOption(
          body,
          expr,
          option,
          table.map(({ name }) => name),
        )
    }
  }
  return UNIT
}

/** Names of sprites and animations, texts, and lines of the log. */
function checkHead(body: Body, head: tree.Expr, isDrawing: boolean): void {
  if (!isDrawing && head.kind === 'FormatCall') body.expression(body, head)
  else checkCoerced(body, head, TEXT)
}

function checkOption(body: Body, option: tree.EngineOption, declared: tree.Type): void {
  const scope = { ...body.session.engineScope, implTrait: undefined }
  if (declared.kind !== 'ImplType') {
    const type = lowerType(scope, declared)
    body.session.tables.options.set(option.value, { type, isConverted: false })
    checkCoerced(body, option.value, type)
    return
  }
  const arg = declared.bounds[0]?.path.segments[0]?.generics?.args[0]
  const type = arg?.kind === 'Type' ? lowerType(scope, arg.type) : ERROR
  body.session.tables.options.set(option.value, { type, isConverted: true })
  const found = body.expression(body, option.value)
  const entry = body.session.engineScope.module.types.get('As')
  if (entry?.kind !== 'trait') return
  const bound = { trait: entry.trait, args: [found, type], bindings: [] }
  demand(body, { bound, span: option.value.span, explain: () => further().notANumber(body, option, found, type) })
}
