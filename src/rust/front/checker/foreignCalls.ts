import { replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import { textAt } from '../source/span'
import type * as tree from '../tree/tree'
import { type Body, localNamed, report } from './body'

/** Methods of other languages, as Rust calls them. */
const METHODS: Record<string, string> = {
  ...{ length: 'len', size: 'len', add: 'push', append: 'push', push_back: 'push', includes: 'contains' },
  ...{ toString: 'to_string', toUpperCase: 'to_uppercase', toLowerCase: 'to_lowercase', forEach: 'for_each' },
}

/** The method that was probably meant by a name, among those that there are. */
export function meantMethod(name: string, known: readonly string[]): string | undefined {
  const foreign = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return foreign !== undefined && known.includes(foreign) ? foreign : similarName(name, known)
}

/** Reports `console.log(…)`, as JavaScript writes it; whether it did. */
export function reportForeignLog(body: Body, expr: tree.ExprOf<'MethodCall'>): boolean {
  const { receiver, args, span } = expr
  const { text, world } = body.session
  if (
    receiver.kind !== 'PathExpr' ||
    textAt(text, receiver.span) !== 'console' ||
    localNamed(body, { name: 'console' })
  )
    return false
  const macro = world.declarations.macros.some(({ name }) => name === 'log') ? 'log' : 'println'
  const shown = args.map((arg) => textAt(text, arg.span))
  const isText = args.length === 1 && args[0]!.kind === 'StrLit' && !/[{}]/.test(shown[0]!)
  const written = `${macro}!(${isText ? shown[0] : [`"${args.map(() => '{}').join(' ')}"`, ...shown].join(', ')})`
  report(body, receiver.span, 'cannot find value `console` in this scope', {
    label: 'not found in this scope',
    help: `to log something, write \`${written}\``,
    code: 'E0425',
    mend: replacement(span, written),
  })
  return true
}
