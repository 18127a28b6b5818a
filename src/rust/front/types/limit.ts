/** Ends a check that would take too long or go too deep; the checker turns it into a diagnostic. */
export class CheckLimit extends Error {}

/** Gives the check up where types are nested too deeply to go on. */
export function tooDeep(): never {
  throw new CheckLimit('type nested too deeply')
}
