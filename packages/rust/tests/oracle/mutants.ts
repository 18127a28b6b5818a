import type { Random } from './random'

export type MutationKind = keyof typeof MUTATIONS

/** A program with one small mistake. */
export type Mutant = { kind: MutationKind; text: string }

type Token = { text: string; start: number }

/** Comments and spaces are not tokens; a string is one token. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\.|[^'\\])'|'\w+|\d[\w]*(?:\.\d+(?:[eE][+-]?\d+)?\w*)?|\w+|::|->|=>|\.\.=|\.\.|&&|\|\||<<=|>>=|<<|>>|[-+*/%&|^=<>!]=|[^\s\w]/g

const PRIMITIVES = ['u8', 'i8', 'u16', 'i32', 'u32', 'i64', 'u64', 'usize', 'f32', 'f64', 'bool']
const OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '+=',
  '-=',
  '*=',
  '&',
  '|',
  '<<',
  '=',
]
const LITERALS = ['1', '"x"', 'true', '1.5']

const isInteger = ({ text }: Token) => /^\d[\d_]*$/.test(text)
const isFloat = ({ text }: Token) => /^\d+\.\d+$/.test(text)
const isLiteral = ({ text }: Token) => /^\d|^"|^(true|false)$/.test(text)
const isName = ({ text }: Token) => /^[a-zA-Z_]\w+$/.test(text) && !KEYWORDS.has(text)
const KEYWORDS = new Set([
  'turbo',
  'go',
  'init',
  'struct',
  'let',
  'mut',
  'as',
  'if',
  'else',
  'for',
  'in',
  'fn',
  'self',
  'Self',
])

/** Each returns the changed program, or undefined if it does not apply. */
const MUTATIONS = {
  intToFloat: (program, random) => onOne(program, random, isInteger, ({ text }) => `${text}.0`),
  floatToInt: (program, random) => onOne(program, random, isFloat, ({ text }) => text.replace(/\..*/, '')),
  dropMut: (program, random) =>
    onOne(
      program,
      random,
      ({ text }) => text === 'mut',
      () => '',
    ),
  dropCast: (program, random) => changed(program, random, [...program.matchAll(/ as \w+/g)], () => ''),
  dropLetter: (program, random) =>
    onOne(program, random, isName, ({ text }) => {
      const place = random.below(text.length)
      return text.slice(0, place) + text.slice(place + 1)
    }),
  dropReference: (program, random) =>
    onOne(
      program,
      random,
      ({ text }) => /^[&*]$/.test(text),
      () => '',
    ),
  dropToken: (program, random) =>
    onOne(
      program,
      random,
      () => true,
      () => '',
    ),
  swapPrimitive: (program, random) =>
    onOne(
      program,
      random,
      ({ text }) => PRIMITIVES.includes(text),
      () => random.pick(PRIMITIVES),
    ),
  dropLine: (program, random) => changed(program, random, [...program.matchAll(/^.*;$/gm)], () => ''),
  swapLiteral: (program, random) => onOne(program, random, isLiteral, () => random.pick(LITERALS)),
  swapOperator: (program, random) =>
    onOne(
      program,
      random,
      ({ text }) => OPERATORS.includes(text),
      () => random.pick(OPERATORS),
    ),
  swapNames: (program, random) => {
    const names = tokensOf(program).filter(isName)
    return names.length < 2 ? undefined : onOne(program, random, isName, () => random.pick(names).text)
  },
} satisfies Record<string, (program: string, random: Random) => string | undefined>

export const MUTATION_KINDS = Object.keys(MUTATIONS) as MutationKind[]

/** A mutant; undefined if the mutation does not apply. */
export function mutantOf(program: string, kind: MutationKind, random: Random): Mutant | undefined {
  const text = MUTATIONS[kind](program, random)
  return text === undefined || text === program ? undefined : { kind, text }
}

function tokensOf(program: string): Token[] {
  return [...program.matchAll(TOKEN)]
    .map(({ 0: text, index }) => ({ text, start: index }))
    .filter(({ text }) => !/^\/[/*]/.test(text))
}

function onOne(
  program: string,
  random: Random,
  isWanted: (token: Token) => boolean,
  change: (token: Token) => string,
): string | undefined {
  const tokens = tokensOf(program).filter(isWanted)
  if (tokens.length === 0) return undefined
  const token = random.pick(tokens)
  return program.slice(0, token.start) + change(token) + program.slice(token.start + token.text.length)
}

function changed(
  program: string,
  random: Random,
  places: RegExpMatchArray[],
  change: () => string,
): string | undefined {
  if (places.length === 0) return undefined
  const { 0: text, index = 0 } = random.pick(places)
  return program.slice(0, index) + change() + program.slice(index + text.length)
}
