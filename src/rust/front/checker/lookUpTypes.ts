import type { Collected } from '../items/collector'

/** Looks up all types in the heads of items; what is wrong with one is reported then. */
export function lookUpTypes(collected: Collected): void {
  for (const alias of collected.aliases) alias()
  for (const { variants, where } of collected.adts) {
    void where
    for (const { fields } of variants) for (const field of fields) void field.type
  }
  for (const { supertraits, functions, types } of collected.traits) {
    void supertraits
    void functions
    for (const type of types.values()) void type.bounds
  }
  for (const impl of collected.impls) {
    void impl.trait
    void impl.where
    void impl.functions
    for (const type of impl.types.values()) void type.type
  }
  for (const item of [...collected.functions]) {
    void item.signature.params
    void item.signature.where
  }
  for (const constant of [...collected.constants]) void constant.type
}
