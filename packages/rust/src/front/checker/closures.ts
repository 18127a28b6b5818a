import { counted } from '../diagnostics/diagnostic'
import { lowerType } from '../items/lowerType'
import { asTypes, genericsAround } from '../items/typeScope'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import type { Closure, Param, Type } from '../types/type'
import { type Body, failed, inScope, report, settled, shallow } from './body'
import { expectedClosure } from './calls'
import { coerce, innermost } from './coerce'
import { reportMismatch } from './mismatch'
import { checkPattern } from './patterns'
import { checkExpression } from './expressions'

export function checkClosure(body: Body, expr: tree.ClosureExpr, expected: Type | undefined): Type {
  const wanted = expectedClosure(body, expected)
  const isMiscounted = wanted !== undefined && wanted.params.length !== expr.params.length
  if (isMiscounted) reportParameterCount(body, expr, wanted.params.length)
  const params = expr.params.map((param, i) => paramType(body, param, wanted?.params[i]))
  const result = expr.result ? lowerType(body.scope, expr.result) : (wanted?.result ?? body.inference.fresh())
  const generics = genericsOf(body)
  const id = body.session.nextId()
  const closure: Closure = { id, params, result, call: 'Fn', isCopy: true, isClone: true, generics }
  const type: Type = { kind: 'closure', closure, args: asTypes(generics) }
  body.session.tables.closures.set(expr, { captures: [], call: 'Fn', type })
  checkClosureBody(body, expr, params, result)
  return isMiscounted ? ERROR : type
}

function genericsOf({ scope, anonymous }: Body): Param[] {
  const outermostFirst = genericsAround(scope).reverse()
  return [...outermostFirst.flatMap(({ params }) => [...params.values()]), ...anonymous]
}

function paramType(body: Body, param: tree.ClosureParam, wanted: Type | undefined): Type {
  if (!param.type) return wanted ? shallow(body, wanted) : body.inference.fresh()
  const declared = lowerType(body.scope, param.type)
  if (!wanted || body.inference.unify(declared, wanted)) return declared
  const rest = { label: 'expected a different type', code: 'E0631' }
  return failed(body, param.span, 'type mismatch in closure arguments', rest)
}

function checkClosureBody(body: Body, expr: tree.ClosureExpr, params: readonly Type[], result: Type): void {
  const outer = { result: body.result, callable: body.callable, jumps: body.jumps, diverges: body.diverges }
  Object.assign(body, { result, callable: 'closure', jumps: [], diverges: false } satisfies typeof outer)
  inScope(body, () => {
    checkParams(body, expr.params, (i) => params[i]!)
    const found = checkExpression(body, expr.body, result)
    const known = settled(body, found)
    if (!coerce(body, expr.body, known, result)) reportMismatch(body, innermost(expr.body), result, known)
  })
  Object.assign(body, outer)
}

function reportParameterCount(body: Body, expr: tree.ClosureExpr, count: number): void {
  const [wanted, found] = [counted(count, 'argument'), counted(expr.params.length, 'argument')]
  report(body, expr.span, `closure is expected to take ${wanted}, but it takes ${found}`, {
    label: `takes ${found}`,
    help: `expected a closure that takes ${wanted}`,
    code: 'E0593',
  })
}

export function checkParams(
  body: Body,
  params: readonly { pattern: tree.Pattern }[],
  typeOf: (index: number) => Type,
): void {
  const seen = new Set<string>()
  params.forEach(({ pattern }, i) => {
    const before = body.declared.length
    checkPattern(body, pattern, typeOf(i))
    for (const name of body.declared.slice(before)) {
      const bound = body.variables.get(name)?.at(-1)?.pattern
      const mark = bound?.kind === 'BindingPattern' ? bound.name.mark : undefined
      const key = mark ? `${name}#${mark.id}` : name
      if (seen.has(key) && bound)
        report(body, bound.span, `identifier \`${name}\` is bound more than once in this parameter list`, {
          label: 'used as parameter more than once',
          code: 'E0415',
        })
      seen.add(key)
    }
  })
}
