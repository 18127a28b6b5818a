/** A stretch of code that names a documented symbol: from the offset `start` up to `end`. */
export type SymbolReference = {
  start: number
  end: number
  /** Name of the symbol, for its address and its popup. */
  symbol: string
  /** The option that is meant, inside a call of the macro. */
  option?: string
}
