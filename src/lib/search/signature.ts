/** Parameter and return types in canonical spelling; empty unless queried. */
type Signature = { inputs: string[]; output: string | undefined }

/** A type that the signature omits, as in `scale(f)` and `position_xy((x, y))`. */
const OMITTED = '_'

const UNSAID_TUPLE = '(_)'

/** The types covered by `number`. */
const NUMBERS = new Set('number u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64'.split(' '))

/** Quality of a match: in order, in any order, as a subset; each is worse with omitted types. */
const ORDERED = 0

const UNORDERED = 2

const AMONG_OTHERS = 4

const NUMBER_LEFT_OPEN = 1

/** Types in `Bounds -> bool`, `fn(u32) -> Bounds` or `-> Vec<Bounds>`; undefined without an arrow or `fn(`. */
export function signatureInQuery(query: string): Signature | undefined {
  const [before = '', ...after] = query.split('->')
  const inputs = /^\s*fn\b[^(]*\((.*)\)\s*$/s.exec(before)?.[1]
  if (inputs === undefined && after.length === 0) return undefined
  const queried = {
    inputs: splitTypes(inputs ?? before).map(plainType),
    output: plainType(after.join('->')) || undefined,
  }
  return queried.inputs.length > 0 || queried.output !== undefined ? queried : undefined
}

/** `Self` and `self` become the function's type. */
export function signatureOf(written: string, selfType: string): Signature {
  const open = written.indexOf('(')
  const close = closingBracket(written, open)
  const own = (type: string) => (type === 'self' ? plainType(selfType) : type)
  const inputs = splitTypes(written.slice(open + 1, close)).map((parameter) => own(typeOfParameter(parameter)))
  const output = /^\s*->\s*(.*)/s.exec(written.slice(close + 1))?.[1]
  // A table row omits the receiver
  const takesSelf = selfType !== '' && !written.startsWith('fn ')
  return {
    inputs: takesSelf ? [plainType(selfType), ...inputs] : inputs,
    output: output === undefined ? undefined : own(plainType(output)),
  }
}

/** 0 for an exact match, undefined for none. The query may omit the receiver. */
export function signatureDistance(queried: Signature, given: Signature, isMethod: boolean): number | undefined {
  if (queried.output !== undefined && !fits(queried.output, given.output ?? '()')) return undefined
  const ways = [given.inputs, ...(isMethod ? [given.inputs.slice(1)] : [])]
  const distances = ways
    .map((inputs) => inputDistance(queried.inputs, inputs))
    .filter((distance): distance is number => distance !== undefined)
  return distances.length > 0 ? Math.min(...distances) : undefined
}

function inputDistance(queried: string[], given: string[]): number | undefined {
  const sameCount = queried.length === given.length
  if (sameCount && queried.every((type, at) => fits(type, given[at]!))) return ORDERED + openness(queried, given)
  const left = [...given]
  for (const type of queried) {
    const exact = left.indexOf(type)
    const at = exact >= 0 ? exact : left.findIndex((other) => fits(type, other))
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return (sameCount ? UNORDERED : AMONG_OTHERS) + openness(queried, given)
}

/** Omitted types match less well than documented ones. */
function openness(queried: string[], given: string[]): number {
  return queried.every((type) => given.includes(type)) ? 0 : NUMBER_LEFT_OPEN
}

function fits(queried: string, given: string): boolean {
  if (queried === given || given === OMITTED || queried === OMITTED) return true
  if (given === UNSAID_TUPLE) return queried.startsWith('(')
  return (queried === 'number' && NUMBERS.has(given)) || (given === 'number' && NUMBERS.has(queried))
}

/** Without references, spaces, case, and parameters that don't matter. */
function plainType(written: string): string {
  return written
    .replace(/&\s*(?:'\w+\s*)?(?:mut\b)?/g, '')
    .replace(/\s+/g, '')
    .toLowerCase()
}

/** In `name: Type` it is the type, for `self` the receiver's; a lone name omits it. */
function typeOfParameter(parameter: string): string {
  const colon = /^[^(<]*?:(?!:)/.exec(parameter)
  if (colon) return plainType(parameter.slice(colon[0].length))
  const plain = plainType(parameter)
  if (plain === 'self') return plain
  return plain.startsWith('(') ? UNSAID_TUPLE : OMITTED
}

function closingBracket(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** Splits at commas outside brackets. */
export function splitTypes(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const character of list) {
    if ('(<['.includes(character)) depth += 1
    if (')>]'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
