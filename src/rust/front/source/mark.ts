/**
 * Which expansion of a macro wrote a name. A variable of the macro and one of its caller differ by it, though they are
 * called alike.
 */
export type Mark = {
  id: number
  /** Where the macro is declared: of what is around it, it names what stands before. */
  definedAt: number
  /** Of a name that another expansion wrote into the macro. */
  outer?: Mark
}
