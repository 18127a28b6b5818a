import type { Type } from '../tree/tree'
import type { Token } from '../tokens/token'
import type { MacroArm, MacroHead, RulesArm } from './macros'

/**
 * What an arm of a drawing macro says, which calls a function of `expansion`: `expansion::name::builder($head…)`, options
 * that it sets itself, and those of the call; or `expansion::function(format!(…))`. Undefined where it says anything else.
 */
export function macroArms(
  tokens: readonly Token[],
  arm: RulesArm,
  typesOf: (builder: string) => Type[] | undefined,
): MacroArm | undefined {
  const start = tokens.findIndex(({ text }, index) => index >= arm.from && index < arm.to && text === 'expansion')
  if (start < 0) return undefined
  let opening = start
  while (tokens[opening]!.kind !== 'open') opening += 1
  const builder = tokens[opening - 1]!.text
  const head = headOf(tokens, opening + 1, tokens[opening]!.partner, typesOf(builder) ?? [])
  // `expansion::log_line(…)` has no builder, and `new` takes nothing
  const isBuilt = opening - start > 4 && builder !== 'new'
  return {
    pattern: arm.pattern,
    ...(isBuilt && { builder }),
    head,
    options: ownOptions(tokens, tokens[opening]!.partner, arm.to),
  }
}

function headOf(tokens: readonly Token[], from: number, to: number, types: readonly Type[]): MacroHead[] {
  const head: MacroHead[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!
    const type = types[head.length]
    if (token.text === 'format' && tokens[at + 1]!.text === '!') {
      const end = tokens[at + 2]!.partner
      const variables = tokens
        .slice(at, end)
        .flatMap(({ text, kind }, index) => (kind === 'ident' && tokens[at + index - 1]!.text === '$' ? [text] : []))
      head.push({ kind: 'format', isRef: tokens[from]!.text === '&', variables, ...(type && { type }) })
      at = end
    } else if (token.text === '$') {
      at += 1
      head.push({ kind: 'variable', variable: tokens[at]!.text, ...(type && { type }) })
    }
  }
  return head
}

/** `.margins($margins)` outside of repetitions. */
function ownOptions(tokens: readonly Token[], from: number, to: number): MacroArm['options'] {
  const options: { name: string; variable: string }[] = []
  for (let at = from; at < to; at += 1) {
    const [dot, name, opening, dollar, variable] = tokens.slice(at, at + 5)
    if (dot?.text === '$' && name?.kind === 'open') at = name.partner
    else if (dot?.text === '.' && name?.kind === 'ident' && opening?.text === '(' && dollar?.text === '$') {
      options.push({ name: name.text, variable: variable!.text })
    }
  }
  return options
}
