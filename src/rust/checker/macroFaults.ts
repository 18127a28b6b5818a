import { type Body, text, report } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { similarName } from '../diagnostics/similarName'

export function notANumber(body: Body, option: tree.EngineOption, found: Type, type: Type) {
  const known = body.inference.resolve(found)
  const isPair = type.kind === 'tuple'
  return {
    span: option.value.span,
    message: `the trait bound \`${text(body, known)}: As<${text(body, type)}>\` is not satisfied`,
    label: isPair ? 'expected a pair of numbers' : 'expected a number',
    help:
      known.kind === 'reference'
        ? 'take the value behind the reference: `*…`'
        : isPair
          ? `write a pair: \`${option.name.name} = (…, …)\``
          : `\`${option.name.name}\` takes a number of any type`,
    code: 'E0277',
  }
}

export function reportOption(body: Body, expr: tree.EngineCall, option: tree.EngineOption, known: string[]): void {
  const { name, span } = option.name
  const similar = similarName(name, known)
  report(body, span, `no method named \`${name}\` found for struct \`${expr.name}\` in the current scope`, {
    label: `\`${expr.name}!\` has no option \`${name}\``,
    help: similar
      ? `did you mean \`${similar}\`?`
      : `its options are ${known.map((other) => `\`${other}\``).join(', ')}`,
    code: 'E0599',
  })
}
