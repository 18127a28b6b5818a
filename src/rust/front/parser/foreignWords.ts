import { type Mend, replacement } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type { Token } from '../tokens/token'

/** Words of other languages, and those of Rust. */
const KEYWORDS: Record<string, string> = {
  ...{ function: 'fn', func: 'fn', def: 'fn', class: 'struct', import: 'use', include: 'use' },
  ...{ elif: 'else if', elsif: 'else if', elseif: 'else if', switch: 'match' },
}

const TYPES: Record<string, string> = { int: 'i32', float: 'f32', double: 'f64', string: 'String' }

/** What is often mistyped, where a statement or an item begins. */
const BEGINNINGS = 'let fn struct enum impl trait use const static while loop match return for'.split(' ')

/** What was meant by a word that is no word of Rust, with the two tokens behind it. */
export function meantWord([word, next, third]: readonly [Token, Token, Token]):
  { help: string; mend?: Mend } | undefined {
  const { text } = word
  if (text === 'new') return { help: 'a value is made with `Name { … }` or a function such as `Name::new(…)`' }
  if (Object.hasOwn(TYPES, text)) {
    const mend = replacement({ start: word.start, end: next.end }, `let ${next.text}: ${TYPES[text]}`)
    return { help: `declare a variable with \`let name: ${TYPES[text]} = …\``, ...(third.text === '=' && { mend }) }
  }
  const isTyped = text.length > 2 && next.kind !== 'punct'
  const meant = Object.hasOwn(KEYWORDS, text) ? KEYWORDS[text] : isTyped ? similarName(text, BEGINNINGS) : undefined
  return meant === undefined
    ? undefined
    : { help: `write \`${meant}\` instead of \`${text}\``, mend: replacement(word, meant) }
}
