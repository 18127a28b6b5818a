/** An intended difference from rustc's message; `…` matches any text. */
export type MessageDifference = { ours: string; rustc: string; reason: string }

/** A systematic difference in names, of which the first two are examples. */
type NameDifference = MessageDifference & { pattern: RegExp; by: string }

const CLOSING = "the editor shows no code around the frame, so rustc's closing brace would be invisible"

export const NAME_DIFFERENCES: readonly NameDifference[] = [
  {
    ours: '`Bounds`',
    rustc: '`turbo::bounds::Bounds`',
    pattern: /\bturbo::(\w+::)*(?=[A-Z])/g,
    by: '',
    reason: 'programs name these types without a path',
  },
  {
    ours: '`Mood`',
    rustc: '`run::Mood`',
    pattern: /\brun::/g,
    by: '',
    reason: '`run` is a function that `turbo::go!` generates',
  },
  {
    ours: '`&str`',
    rustc: "`&'static str`",
    pattern: /&'static /g,
    by: '&',
    reason: 'beginners do not know lifetimes yet',
  },
  {
    ours: '`{closure}`',
    rustc: '`{closure@src/lib.rs:5:14: 5:23}`',
    pattern: /\{closure@[^}]*\}/g,
    by: '{closure}',
    reason: 'the program is one file, in which the position is marked',
  },
]

export const MESSAGE_DIFFERENCES: readonly MessageDifference[] = [
  {
    ours: '`…!` has no option `…`',
    rustc: 'no method named `…` found for struct `…` in the current scope',
    reason: 'the macro generates the struct',
  },
  {
    ours: 'expected …, found …',
    rustc: 'expected one of …, found …',
    reason: 'rustc lists every token that could follow; the likely ones are enough',
  },
  {
    ours: 'this file contains an unclosed delimiter',
    rustc: 'mismatched closing delimiter: …',
    reason: CLOSING,
  },
  { ours: 'unexpected closing delimiter: …', rustc: 'unexpected closing delimiter: …', reason: CLOSING },
  {
    ours: '`<` is interpreted as a start of generic arguments for `…`, not a comparison',
    rustc: 'expected one of …, found …',
    reason: 'rustc also reports this unless it fails later first',
  },
  {
    ours: '`…` is not a logical operator',
    rustc: 'expected one of …, found `…`',
    reason: 'rustc also reports this, but not in every position',
  },
  {
    ours: 'attempted to take value of method `…` on type `…`',
    rustc: 'field `…` of struct `…` is private',
    reason: 'the method is meant; fields of std are not visible',
  },
  {
    ours: 'cannot call non-const … in …',
    rustc: 'cannot call non-const … in …',
    reason: 'rustc names functions inside std and the arguments of traits',
  },
  {
    ours: 'cycle detected when simplifying constant for the type system',
    rustc: 'cycle detected when simplifying constant for the type system `…`',
    reason: 'a discriminant has no name in the program',
  },
  {
    ours: 'attempt to … with overflow',
    rustc: 'attempt to compute `…`, which would overflow',
    reason: 'the operands inside a called function are unknown after the evaluation',
  },
  {
    ours: 'no associated item named `…` found for type parameter `…` in the current scope',
    rustc: 'constant expression depends on a generic parameter',
    reason: 'associated constants of parameters are not supported as lengths in either',
  },
]

export function differenceBetween(ours: string, rustc: string): MessageDifference | undefined {
  const names = NAME_DIFFERENCES.filter(({ pattern }) => rustc.replace(pattern, '') !== rustc)
  const named = names.reduce((text, { pattern, by }) => text.replace(pattern, by), rustc)
  if (named === ours) return names[0]
  const isLike = (pattern: string, text: string) =>
    new RegExp(`^${pattern.split('…').map(escaped).join('.+')}$`).test(text)
  return MESSAGE_DIFFERENCES.find((each) => isLike(each.ours, ours) && isLike(each.rustc, named))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
