import type { Collected, Collector } from '../items/collect'
import type { Module } from '../items/module'
import type { Session } from './body'

/** Looks up all types in the heads of items, so that what is wrong with them is told before any body. */
export function checkHeads(_session: Session, _collector: Collector, collected: Collected, _module: Module): void {
  for (const alias of collected.aliases) alias()
  for (const { variants } of collected.adts)
    for (const { fields } of variants) for (const field of fields) void field.type
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
