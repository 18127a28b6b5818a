import type { Tables } from './body'

/** Finds the variables that each closure uses from outside. */
export function findCaptures(tables: Tables): void {
  void tables
}
