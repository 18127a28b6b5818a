import { type Diagnostic, replacement } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'

/** What to say of a name, and what stands in its place if that is one name. */
export type AbsentName = { help: string; text?: string }

/** Names that other versions of a crate have: paths and functions, macros with `!`, attributes with `#`. */
export type AbsentNames = Readonly<Record<string, AbsentName>>

/** What the host says of a name that it does not have here, which stands at the span. */
export function absentName(
  host: { absent: AbsentNames } | undefined,
  name: string,
  span: Span,
): Pick<Diagnostic, 'help' | 'mend'> | undefined {
  if (!host || !Object.hasOwn(host.absent, name)) return undefined
  const { help, text } = host.absent[name]!
  return { help, ...(text !== undefined && { mend: replacement(span, text) }) }
}
