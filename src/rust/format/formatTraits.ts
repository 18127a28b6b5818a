import type { FormatSpec } from '../tree/tree'

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
