export type { OptionDeclaration } from './src/front/declarations/declarations'
export { headerOf, readHeader } from './src/front/crate/header'
export type { Header } from './src/front/crate/header'
export { typeText } from './src/front/crate/itemText'
export { STD_MACROS, UNSUPPORTED_MACROS } from './src/front/declarations/macros'
export { readCrate } from './src/front/crate/readCrate'
export type { CrateDeclarations, ReadCrate } from './src/front/crate/readCrate'
export { Diagnostics } from './src/front/diagnostics/diagnostic'
export type { Diagnostic, Fix } from './src/front/diagnostics/diagnostic'
export { parseDeclarations, parseProgram, parseTable } from './src/front/parser/parseProgram'
export { textAt } from './src/front/source/span'
export type { Span } from './src/front/source/span'
export { blockCommentEnd, KEYWORDS } from './src/front/tokens/token'
export type { Token } from './src/front/tokens/token'
export { tokenize } from './src/front/tokens/tokenize'
export type {
  Block,
  Expr,
  FnItem,
  FrameItem,
  Ident,
  ImplItem,
  Item,
  Pattern,
  StateItem,
  TraitItem,
  Type,
} from './src/front/tree/tree'
export { commonDeclarations } from './src/front/std/std'
export { lower } from './src/lower/lower'
export type { Lowered } from './src/lower/lower'
export { checkProgram, compileProgram, declarationsFor, lowerProgram } from './src/program'
export type { Declarations, Prepared, Std } from './src/program'
export { declarationsWith } from './src/standard'
