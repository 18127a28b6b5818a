import type * as tree from '../tree/tree'
import type { Callee } from './checked'
import { typeText } from '../types/typeText'
import { type Body, report } from './body'
import { everyIn } from './surelyRun'

/** Functions of std that are surely not `const`, besides all those of traits. */
const NOT_CONST =
  /^((Box|Rc|Arc|HashMap|HashSet)::new|\w+::with_capacity|str::(to_uppercase|to_lowercase|to_owned|repeat|replace)|char::is_alphabetic|(Float|f32|f64)::(sqrt|cbrt|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|ln|log|log2|log10|powi|powf|hypot|sin_cos))$/

/** Reports calls of what runs only with the program, where a value is needed before. */
export function checkConstCalls(body: Body, value: tree.Expr | tree.Block, where: string): void {
  const { paths, callees } = body.session.tables
  everyIn(value, (node) => {
    if (node.kind === 'FormatCall' && node.name === 'format') return reportCall(body, node, 'function `format`', where)
    if (node.kind === 'VecList' && node.items.length > 0) return reportCall(body, node, 'function `vec`', where)
    if (node.kind === 'Call') {
      const found = paths.get(node.callee)
      if (found?.kind === 'function' && isNotConst(found.callee)) reportCall(body, node, named(found.callee), where)
      return
    }
    const callee = callees.get(node)
    if (!callee || !isNotConst(callee)) return
    const isMethod = node.kind === 'MethodCall'
    if (isMethod) reportCall(body, { span: node.name.span }, named(callee), where)
    else if (node.kind === 'Binary' || node.kind === 'Unary') reportCall(body, node, 'operator', where)
  })
}

function isNotConst({ item }: Callee): boolean {
  const { owner, isOwn, node, constructs, key } = item
  if (constructs) return false
  const isOfTrait = owner?.kind === 'trait' || (owner?.kind === 'impl' && owner.trait !== undefined)
  return isOfTrait || (isOwn ? node !== undefined && !node.isConst : NOT_CONST.test(key))
}

function named({ item, args }: Callee): string {
  const { owner, key, signature } = item
  const what = signature.receiver ? 'method' : owner ? 'associated function' : 'function'
  const trait = owner?.kind === 'trait' ? owner.name : owner?.trait?.trait.name
  return `${what} \`${trait ? `<${typeText(args[0]!)} as ${trait}>::${item.name}` : key}\``
}

function reportCall(body: Body, { span }: Pick<tree.Expr, 'span'>, what: string, where: string): void {
  report(body, span, `cannot call non-const ${what} in ${where}`, {
    help: `calls in ${where} are limited to constant functions, tuple structs and tuple variants`,
    code: 'E0015',
  })
}
