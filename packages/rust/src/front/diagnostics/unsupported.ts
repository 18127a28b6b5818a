import type { Span } from '../source/span'
import type { Diagnostic } from './diagnostic'

/** Syntax that is valid and cannot run here, with a verb. */
export const UNSUPPORTED_SYNTAX = {
  async: '`async` is',
  await: '`await` is',
  cString: 'C strings are',
  cfg: '`cfg` at this place is',
  constPattern: '`const` patterns are',
  boxPattern: '`box` patterns are',
  extern: '`extern` is',
  externCrate: '`extern crate` is',
  externFunction: '`extern` functions are',
  file: 'modules in other files are',
  guard: '`if let` guards are',
  macroInPattern: 'macros in patterns are',
  macroInType: 'macros in types are',
  rawPointer: 'raw pointers are',
  staticClosure: '`static` closures are',
  staticMut: '`static mut` is',
  union: '`union` is',
  unsafe: '`unsafe` is',
  unsafeFunction: '`unsafe` functions are',
  useBound: '`use<…>` bounds are',
  yield: '`yield` is',
} as const

export type UnsupportedSyntax = keyof typeof UNSUPPORTED_SYNTAX

export const RUSTC_ACCEPTS = 'rustc accepts this, but this page does not run it'

/** The subject has a verb. */
export function unsupported(span: Span, subject: string, help?: string): Diagnostic {
  return { span, message: `${subject} not supported here`, label: RUSTC_ACCEPTS, ...(help && { help }) }
}
