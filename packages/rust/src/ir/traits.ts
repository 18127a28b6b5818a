import type { ArithmeticOperator, FormatSpec } from './program'

/** The trait that each kind of placeholder asks for. */
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

/** What stands behind the colon of a placeholder that asks for a trait. */
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

/** The operator that a trait stands for; those that assign end in `Assign`. */
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

/** Whether the methods of a trait follow from the shape of a value where nobody has written them. */
export function isStructural(trait: string): boolean {
  return BY_SHAPE.includes(trait) || trait in FORMATS || trait.replace(/Assign$/, '') in OPERATORS
}
