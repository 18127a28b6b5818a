import type { ArithmeticOperator, FormatSpec } from './program'

/** The trait of each placeholder kind. */
export const FORMAT_TRAITS = {
  '': 'Display',
  '?': 'Debug',
  'x?': 'Debug',
  'X?': 'Debug',
  x: 'LowerHex',
  X: 'UpperHex',
  b: 'Binary',
  o: 'Octal',
  e: 'LowerExp',
  E: 'UpperExp',
  p: 'Pointer',
} as const satisfies Record<FormatSpec['trait'], string>

export const FORMATS: Readonly<Record<string, '' | '?' | 'x' | 'X' | 'b' | 'o' | 'e' | 'E'>> = {
  Display: '',
  Debug: '?',
  LowerHex: 'x',
  UpperHex: 'X',
  Binary: 'b',
  Octal: 'o',
  LowerExp: 'e',
  UpperExp: 'E',
}

/** The operator of a trait; compound assignments end in `Assign`. */
export const OPERATORS: Readonly<Record<string, ArithmeticOperator>> = {
  Add: '+',
  Sub: '-',
  Mul: '*',
  Div: '/',
  Rem: '%',
  BitAnd: '&',
  BitOr: '|',
  BitXor: '^',
  Shl: '<<',
  Shr: '>>',
}

const BY_SHAPE = 'Clone Default PartialEq PartialOrd Ord Borrow AsRef IntoIterator From Into Neg Not'.split(' ')

/** Whether a trait's methods are derived from the structure unless the program defines them. */
export function isStructural(trait: string): boolean {
  return BY_SHAPE.includes(trait) || trait in FORMATS || trait.replace(/Assign$/, '') in OPERATORS
}
