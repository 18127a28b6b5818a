import { type Body, failed, text, report } from './body'
import type * as tree from '../tree/tree'
import type { Type, FunctionItem } from '../types/type'
import type { Signature } from './calls'

export function reportNotCallable(body: Body, expr: Extract<tree.Expr, { kind: 'Call' }>, callee: Type): Type {
  if (callee.kind === 'variable')
    return failed(body, expr.callee.span, 'type annotations needed', {
      label: 'cannot infer type',
      help: 'give its type',
      code: 'E0282',
    })
  const path = expr.callee.kind === 'PathExpr' ? expr.callee.path : undefined
  const name = path?.segments.length === 1 ? path.segments[0]!.name.name : undefined
  const isShadowed = name !== undefined && body.scope.module.visible('values', name)?.kind === 'function'
  return failed(body, expr.callee.span, `expected function, found \`${text(body, callee)}\``, {
    label: 'call expression requires function',
    ...(isShadowed ? { help: `a local variable hides the function \`${name}\`: give the variable another name` } : {}),
    code: 'E0618',
  })
}

export function reportArgumentCount(
  body: Body,
  call: tree.Expr,
  { params, item }: Signature,
  args: readonly tree.Expr[],
  offset: number,
): void {
  const plural = (count: number) => `${count} argument${count === 1 ? '' : 's'}`
  const what = !item
    ? 'function'
    : item.constructs
      ? kindOfConstructor(item)
      : item.signature.receiver
        ? 'method'
        : item.owner
          ? 'associated function'
          : 'function'
  const names = item?.constructs ? [] : (item?.signature.names.slice(offset) ?? [])
  const span = call.kind === 'Call' ? call.callee.span : call.kind === 'MethodCall' ? call.name.span : call.span
  const types = params.map(
    (param, i) => `${names[i] && names[i] !== '_' ? `${names[i].replace(/^_/, '')}: ` : ''}${text(body, param)}`,
  )
  report(
    body,
    span,
    `this ${what} takes ${plural(params.length)} but ${plural(args.length)} ${args.length === 1 ? 'was' : 'were'} supplied`,
    {
      label:
        params.length > args.length
          ? `${plural(params.length - args.length)} missing`
          : `${plural(args.length - params.length)} too many`,
      help: params.length > 0 ? `it takes (${types.join(', ')})` : 'remove what stands in the parentheses',
      code: item || call.kind === 'MethodCall' ? 'E0061' : 'E0057',
    },
  )
}

function kindOfConstructor(item: FunctionItem): string {
  return item.constructs!.adt.kind === 'enum' ? 'enum variant' : 'struct'
}
